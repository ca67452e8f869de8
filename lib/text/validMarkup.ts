import type { Element, Root } from 'hast';
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
      if (tagName === 'ol') markDigits(element);
      if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      if ('dataFootnoteBackref' in properties) nameBackLink(element);
    });
}

/** Notes how many digits the numbers of a list have, for which Prose makes room. */
function markDigits({ children, properties }: Element): void {
  const items = children.filter((child) => child.type === 'element');
  const lastNumber = Number(properties.start ?? 1) + items.length - 1;
  if (lastNumber >= 10) properties.dataDigits = String(lastNumber).length;
}

/** Replaces the arrow of a link back from a footnote, which screen readers do not announce. */
function nameBackLink({ children, properties }: Element): void {
  const [, number = '', repetition] = /(\d+)(?:-(\d+))?$/.exec(String(properties.ariaLabel)) ?? [];
  const value = repetition ? `Back (${repetition})` : 'Back';
  children.splice(0, children.length, { type: 'text', value });
  properties.ariaLabel = `${value} to reference ${number}`;
}
