import type { Element, ElementContent, Root } from 'hast';
import { textOf } from './textOf';

/**
 * A rehype plugin: puts each table into a box of its own, which scrolls sideways where the table is too
 * wide. The box can be reached with the keyboard, so it has a role and a name: its column headings.
 */
export function scrollableTables() {
  return (tree: Root) => wrapIn(tree);
}

function wrapIn(parent: Root | Element): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'table') return boxOf(child);
    wrapIn(child);
    return child;
  }) as ElementContent[];
}

function boxOf(table: Element): Element {
  const names = elements(table, 'th').map(textOf);
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataTable: '', role: 'group', ariaLabel: `Table: ${names.join(', ')}`, tabIndex: 0 },
    children: [table],
  };
}

function elements(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === tagName ? [child] : elements(child, tagName);
  });
}
