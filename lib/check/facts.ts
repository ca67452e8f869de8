import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, fieldOf, markedFields } from '../content/document';
import { addError, addWarning } from '../content/messages';
import { nodesOfType } from '../markdown/nodes';
import { placeInField, placeInText } from '../markdown/places';
import { nearest } from '../schemas/didYouMean';
import { factPattern, facts, ventureFacts } from '../schemas/facts';

/** The words of a field, or of a part of a text. */
type Sentence = {
  text: string;
  /** The field, or the text. */
  subject: string;
  /** The place in the file of the words at an index of the text. */
  placeOf(words: string, index: number): Point;
  /** Whether the facts about the group are filled in. */
  takesFacts?: boolean;
  /** Names in curly brackets that have a meaning in this field, or this kind of text, alone. */
  ownFacts?: readonly string[];
};

/**
 * Adds messages about facts in curly brackets: an error about an unknown one, a single bracket, and any fact where none is
 * filled in; a warning about one that counts or lists ventures of which one or none is left.
 */
export function checkFacts(ventures: readonly VFile[], documents: readonly VFile[]) {
  const few = factsOfFew(ventures);
  for (const file of documents) {
    for (const sentence of sentencesIn(file)) {
      const { text, subject, placeOf, takesFacts, ownFacts = [] } = sentence;
      const report = (
        add: typeof addError | typeof addWarning,
        words: string,
        index: number,
        reason: string,
      ) => add(file, placeOf(words, index), `${subject}: ${reason}`, 'facts');
      const known = [...facts.keys(), ...(takesFacts ? ownFacts : [])];
      for (const { 0: found, 1: name = '', index } of text.matchAll(factPattern)) {
        const isKnown = known.includes(name);
        const fewLeft = few.get(name);
        if (!takesFacts && (isKnown || nearest(name, known)))
          report(addError, found, index, `${found} ${withoutEffect}`);
        else if (takesFacts && !isKnown) report(addError, found, index, unknownReason(name, known));
        else if (takesFacts && fewLeft) report(addWarning, found, index, `${found} ${fewLeft}`);
      }
      // noPlaceholders reports two around a name.
      const withoutPairs = text.replace(/\{?\{[^{}]*\}\}?/g, (pair) => ' '.repeat(pair.length));
      const stray = takesFacts ? withoutPairs.search(/[{}]/) : -1;
      if (stray >= 0) report(addError, withoutPairs.charAt(stray), stray, strayBracket);
    }
  }
}

/** The sentences of a file: the words of its fields, and its text. */
function sentencesIn(file: VFile): Sentence[] {
  const document = documentOf(file);
  const { collection, lines, tree } = document;
  const inFields = markedFields(document, 'isWords').map(({ field, text, place, marks }): Sentence => {
    const placeOf = (words: string, index: number) => {
      let found = placeInField(lines, place, words);
      for (let before = text.slice(0, index).split(words).length; before > 1; before -= 1)
        found = placeInField(lines, { line: found.line, column: found.column + 1 }, words);
      return found;
    };
    return { text, subject: field, placeOf, takesFacts: marks.takesFacts, ownFacts: marks.ownFacts };
  });
  const { textFacts } = collection;
  const inText = (tree ? nodesOfType(tree, 'text') : []).map(
    (node): Sentence => ({
      text: node.value,
      subject: 'the text',
      placeOf: (words, index) => placeInText(lines, node, index, words),
      takesFacts: textFacts !== undefined,
      ownFacts: textFacts,
    }),
  );
  return [...inFields, ...inText];
}

/**
 * What is wrong with a sentence that has one of these facts, and what to write. With an error in a venture, it is unclear
 * which of them count.
 */
function factsOfFew(ventures: readonly VFile[]): Map<string, string> {
  const reasons = new Map<string, string>();
  if (ventures.some(({ messages }) => messages.some(({ fatal }) => fatal))) return reasons;
  for (const [name, { status, isNumber }] of ventureFacts) {
    const left = ventures.filter((file) => fieldOf(documentOf(file), 'status') === status).length;
    if (left > 1) continue;
    const what = isNumber
      ? `is ${left === 1 ? 'one' : 'zero'} now`
      : `lists ${left === 1 ? 'one name' : 'no names'} now`;
    const fix =
      left === 1 ? 'write the sentence for one, without it' : 'write or leave out the sentence, without it';
    reasons.set(name, `${what}: ${fix}`);
  }
  return reasons;
}

function unknownReason(name: string, known: readonly string[]): string {
  const list = known.map((fact) => `{${fact}}`).join(', ');
  const meant = nearest(name, known);
  const fix = meant ? `did you mean {${meant}}? The facts are ${list}` : `the facts are ${list}`;
  return `{${name}} is not a fact: ${fix}`;
}

const withoutEffect = 'is shown as it is, because facts are not filled in here: write the words';

const strayBracket =
  'a curly bracket is only for a fact, such as {name}: delete it, or write both around the name of one';

/** The lists whose entries can have the disclaimer. */
const lists = ['categories', 'sections'];

/** Adds errors about what categories and sections show of company.yaml and it does not have: facts, and the disclaimer. */
export function checkShownFacts(company: VFile, documents: readonly VFile[]) {
  const own = documentOf(company);
  // Another rule reports an unreadable file.
  if (!own.yaml?.values) return;
  // An unknown name is an error of the schema.
  const isMissing = (fact: string) => fact in own.collection.schema.shape && fieldOf(own, fact) === undefined;
  for (const file of documents) {
    const document = documentOf(file);
    const report = (path: readonly PropertyKey[], reason: string, ruleId: string) =>
      addError(file, document.positionOf(path), reason, ruleId);
    for (const { text: fact, path } of markedFields(document, 'isFact')) {
      const reason = `fact: company.yaml has no ${fact}: add it there, or delete this row`;
      if (isMissing(fact)) report(path, reason, 'shown-fact');
    }
    if (!isMissing('disclaimer')) continue;
    for (const list of lists) {
      const entries = fieldOf(document, list);
      if (!Array.isArray(entries)) continue;
      for (const [index, entry] of entries.entries())
        if (entry?.disclaimer === true) report([list, index, 'disclaimer'], noDisclaimer, 'disclaimer');
    }
  }
}

const noDisclaimer =
  'disclaimer: there is none: write its text after disclaimer: in company.yaml, or delete this line';
