import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The text of an element as `hast-util-to-string` returns it, without the numbers of footnotes. */
export function elementText(element: Element): string {
  let text = '';
  visit(element, (node) => {
    if (node.type === 'element' && node.properties.dataFootnoteRef) return SKIP;
    if (node.type === 'text') text += node.value;
    return undefined;
  });
  return text;
}
