import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { eachElement, element, elementText } from './elements';

/**
 * A rehype plugin that makes tables valid and accessible: a wide one scrolls horizontally in a container, which is
 * focusable, so it has a role and a name.
 */
export const scrollableTables = eachElement('table', (table, index, parent) => {
  if (!parent || index === undefined) return undefined;
  const headings: string[] = [];
  visit(table, 'element', (cell) => {
    correctCell(cell);
    if (cell.tagName === 'th') headings.push(elementText(cell));
  });
  const label = `Table: ${headings.join(', ')}`;
  const container = { dataTable: '', role: 'group', ariaLabel: label, tabIndex: 0 };
  parent.children[index] = element('div', container, [table]);
  return SKIP;
});

function correctCell(cell: Element): void {
  const { properties } = cell;
  // The attribute is obsolete.
  if (properties.align) properties.dataAlign = properties.align;
  delete properties.align;
  // An empty corner cell is not a heading.
  if (cell.tagName === 'th' && elementText(cell).trim() === '') cell.tagName = 'td';
}

/** Feed readers scroll tables themselves. */
export const removeTableContainers = eachElement('div', ({ children, properties }, index, parent) => {
  if ('dataTable' in properties && index !== undefined) parent?.children.splice(index, 1, ...children);
});
