import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { scrollableTables } from '@/lib/schema/scrollableTables';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({ type: 'text' as const, value });

const table = () =>
  element(
    'table',
    element(
      'thead',
      element('tr', element('th', text('Day')), element('th', text('Work '), element('em', text('to do')))),
    ),
    element('tbody', element('tr', element('td', text('Monday')), element('td', text('Plan')))),
  );

test('a table gets a box that the keyboard reaches, named after its columns', () => {
  const tree: Root = { type: 'root', children: [element('p', text('Before')), table()] };
  scrollableTables()(tree);
  expect(tree.children[0]).toEqual(element('p', text('Before')));
  expect(tree.children[1]).toEqual({
    type: 'element',
    tagName: 'div',
    properties: { dataTable: '', role: 'group', ariaLabel: 'Table: Day, Work to do', tabIndex: 0 },
    children: [table()],
  });
});

test('a table inside a quotation gets its box there', () => {
  const tree: Root = { type: 'root', children: [element('blockquote', table())] };
  scrollableTables()(tree);
  const quotation = tree.children[0] as Element;
  expect((quotation.children[0] as Element).properties).toHaveProperty('dataTable');
});
