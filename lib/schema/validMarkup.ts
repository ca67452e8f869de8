import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './textOf';

/**
 * A rehype plugin that makes the HTML of Markdown valid and accessible: replaces the obsolete `align` with a data
 * attribute for Prose, names the checkboxes of tasks, and gives links back from footnotes a text.
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
      // Screen readers do not announce its arrow.
      if ('dataFootnoteBackref' in properties) element.children = [{ type: 'text', value: 'Back' }];
    });
}
