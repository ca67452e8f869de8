import type { Element, Root } from 'hast';
import { textOf } from './textOf';

/**
 * A rehype plugin that makes the HTML of Markdown valid and accessible: the obsolete `align` of a cell becomes
 * data that Prose styles, the box of a task gets a name, and the link back from a footnote a word.
 */
export function validMarkup() {
  return (tree: Root) => adaptIn(tree);
}

function adaptIn(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { properties, tagName } = child;
    if (properties.align) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
    // A corner without words is the heading of nothing.
    if (tagName === 'th' && textOf(child).trim() === '') child.tagName = 'td';
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    // An arrow alone is no name that a voice could say.
    if ('dataFootnoteBackref' in properties) child.children = [{ type: 'text', value: 'Back' }];
    adaptIn(child);
  }
}
