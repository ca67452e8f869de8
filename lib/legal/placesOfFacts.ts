import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { factPattern } from '../company/facts';
import { documentOf } from '../content/document';
import { placeInText } from '../diagnostics/places';
import { nodesOfType } from '../text/nodes';
import { conditions, contacts, links } from './facts';

const alone = 'is an address of several lines: write it alone, with an empty line above and below it';
const first =
  'must be the start of a paragraph, outside lists and quotations: put it in front of the paragraph';
const outside = 'is a link, which a heading or another link cannot contain: write it in the text';

/** Reports the facts of legal texts where their page does not show them. */
export const placesOfFacts = lintRule<Root>('legal:places-of-facts', (tree, file) => {
  const { lines, collection } = documentOf(file);
  if (!collection.textFacts) return;
  const paragraphs = tree.children.flatMap((node) => (node.type === 'paragraph' ? [node.children] : []));
  const wholeTexts = paragraphs.flatMap(([text, ...others]) => (others.length === 0 ? [text] : []));
  const firstTexts = paragraphs.map(([text]) => text);
  for (const node of nodesOfType(tree, 'text')) {
    for (const { 0: fact, 1: name = '', index } of node.value.matchAll(factPattern)) {
      const isAlone = wholeTexts.includes(node) && node.value.trim() === fact;
      const isFirst = firstTexts.includes(node) && index === 0;
      const place = placeInText(lines, node, index, fact);
      if (contacts.includes(name) && !isAlone) file.message(`${fact} ${alone}`, place);
      if (conditions.includes(name) && !isFirst) file.message(`${fact} ${first}`, place);
    }
  }
  for (const node of nodesOfType(tree, 'heading', 'link')) {
    const words = [textOf(node), 'title' in node ? node.title : ''].join(' ');
    for (const [fact, name = ''] of words.matchAll(factPattern))
      if (links.includes(name)) file.message(`${fact} ${outside}`, node);
  }
});
