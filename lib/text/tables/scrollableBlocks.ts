import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from '../textOf';

/**
 * A rehype plugin that makes wide tables and code scroll horizontally, tables in a container. Both are focusable,
 * so they have a role and a name.
 */
export function scrollableBlocks() {
  return (tree: Root) =>
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName === 'pre')
        Object.assign(element.properties, { role: 'group', ariaLabel: 'Code', tabIndex: 0 });
      if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = scrollContainer(element);
      return SKIP;
    });
}

function scrollContainer(table: Element): Element {
  const headings: string[] = [];
  visit(table, { tagName: 'th' }, (cell: Element) => {
    headings.push(textOf(cell));
  });
  return {
    type: 'element',
    tagName: 'div',
    properties: { dataTable: '', role: 'group', ariaLabel: `Table: ${headings.join(', ')}`, tabIndex: 0 },
    children: [table],
  };
}
