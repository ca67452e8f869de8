import type { Element, ElementContent, Root } from 'hast';
import { textOf } from './textOf';

/**
 * A rehype plugin that lets tables and code scroll sideways where they are too wide: a table in a box around
 * it, code in its own. The keyboard reaches both, so they have a role and a name.
 */
export function scrollableBlocks() {
  return (tree: Root) => adaptIn(tree);
}

function adaptIn(parent: Root | Element): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'table') return boxOf(child);
    if (child.tagName === 'pre')
      Object.assign(child.properties, { role: 'group', ariaLabel: 'Code', tabIndex: 0 });
    adaptIn(child);
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
