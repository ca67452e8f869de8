import { nodesOfType } from '../markdown/nodes';
import { placeInText } from '../markdown/places';
import { factPattern } from '../schemas/facts';
import { conditions, contactFacts } from '../schemas/legalFacts';
import { rule } from './rule';

/** Reports the facts of legal texts where their page would not show what is meant. */
export const placesOfFacts = rule('text:places-of-facts', (tree, file, { lines, collection }) => {
  if (!collection.textFacts?.length) return;
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const first = new Set(paragraphs.map(({ children: [text] }) => text));
  const alone = new Set(paragraphs.flatMap(({ children }) => (children.length === 1 ? children : [])));
  for (const node of nodesOfType(tree, 'text')) {
    for (const { 0: fact, 1: name = '', index } of node.value.matchAll(factPattern)) {
      const isAlone = alone.has(node) && node.value === fact;
      const isFirst = first.has(node) && index === 0;
      const place = placeInText(lines, node, index, fact);
      if (contactFacts.includes(name) && !isAlone) file.message(`${fact} ${reasons.alone}`, place);
      if (conditions.includes(name) && !isFirst) file.message(`${fact} ${reasons.first}`, place);
    }
  }
});

const reasons = {
  alone: 'is an address of several lines: write it alone, with an empty line above and below it',
  first: 'must be the start of a paragraph, with an empty line above it',
};
