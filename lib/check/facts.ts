import { markedFields } from '../content/document';
import { matchesInText } from '../markdown/nodes';
import { placeInField } from '../markdown/places';
import { factPattern, facts } from '../schemas/facts';
import { rule } from './rule';

/** Reports unknown facts in curly brackets where facts about the group are filled in. */
export const knownFacts = rule('text:known-facts', (tree, file, document) => {
  const { collection, lines } = document;
  for (const { text, place, marks } of markedFields(document, 'takesFacts')) {
    for (const found of new Set(text.match(factPattern))) {
      const reason = unknownReason(found.slice(1, -1), marks.ownFacts);
      if (reason) file.message(reason, placeInField(lines, place, found));
    }
  }
  for (const { 1: name = '', place } of matchesInText(tree, lines, factPattern)) {
    const reason = collection.textFacts && unknownReason(name, collection.textFacts);
    if (reason) file.message(reason, place);
  }
});

function unknownReason(name: string, ownFacts: readonly string[] = []): string | undefined {
  const known = [...facts.keys(), ...ownFacts];
  if (known.includes(name)) return undefined;
  return `{${name}} is not a fact: the facts are ${known.map((fact) => `{${fact}}`).join(', ')}`;
}
