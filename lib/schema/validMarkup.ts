import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './textOf';

/**
 * A rehype plugin that makes the HTML of Markdown valid and accessible: the obsolete `align` of a cell becomes
 * data that Prose styles, a task's checkbox gets a name, and the link back from a footnote gets a word.
 */
export function validMarkup() {
  return (tree: Root) =>
    visit(tree, 'element', (element) => {
      const { properties, tagName } = element;
      if (properties.align) {
        properties.dataAlign = properties.align;
        delete properties.align;
      }
      // An empty corner cell is not a heading.
      if (tagName === 'th' && textOf(element).trim() === '') element.tagName = 'td';
      if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      // A screen reader cannot say an arrow.
      if ('dataFootnoteBackref' in properties) element.children = [{ type: 'text', value: 'Back' }];
    });
}
