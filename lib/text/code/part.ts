import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { noFencedText } from './noFencedText';

/** Lines of code, which scroll horizontally. */
export const code: TextPart = {
  plugins: [scrollableCode],
  rules: [[noFencedText, ['error']]],
  feedPlugins: [plainCode],
};

/** What scrolls is focusable, so it has a role and a name. */
function scrollableCode() {
  return (tree: Root) => setProperties(tree, { role: 'group', ariaLabel: 'Code', tabIndex: 0 });
}

/** Feed readers scroll code themselves. */
function plainCode() {
  return (tree: Root) => setProperties(tree, {});
}

function setProperties(tree: Root, properties: Element['properties']): void {
  visit(tree, { tagName: 'pre' }, (block: Element) => {
    block.properties = { ...properties };
  });
}
