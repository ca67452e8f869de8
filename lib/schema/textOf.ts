import type { Element } from 'hast';

/** The words of an element as they are read; the number of a footnote is none of them. */
export function textOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && !child.properties.dataFootnoteRef ? textOf(child) : '';
    })
    .join('');
}
