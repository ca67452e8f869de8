import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { elementText } from '../elementText';

/**
 * A rehype plugin that makes tables valid and accessible: a wide one scrolls horizontally in a container, which is
 * focusable, so it has a role and a name.
 */
export function scrollableTables() {
  return (tree: Root) =>
    visit(tree, { tagName: 'table' }, (table: Element, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const headings: string[] = [];
      visit(table, 'element', (cell) => {
        correctCell(cell);
        if (cell.tagName === 'th') headings.push(elementText(cell));
      });
      parent.children[index] = scrollContainer(table, headings);
      return SKIP;
    });
}

function correctCell(cell: Element): void {
  const { properties } = cell;
  // The attribute is obsolete.
  if (properties.align) properties.dataAlign = properties.align;
  delete properties.align;
  // An empty corner cell is not a heading.
  if (cell.tagName === 'th' && elementText(cell).trim() === '') cell.tagName = 'td';
}

function scrollContainer(table: Element, headings: readonly string[]): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataTable: '', role: 'group', ariaLabel: `Table: ${headings.join(', ')}`, tabIndex: 0 },
    children: [table],
  };
}
