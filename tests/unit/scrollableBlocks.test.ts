import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { scrollableBlocks } from '@/lib/text/tables/scrollableBlocks';

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

test('a table gets a focusable container with the names of its columns', () => {
  const tree: Root = { type: 'root', children: [element('p', text('Before')), table()] };
  scrollableBlocks()(tree);
  expect(tree.children[0]).toEqual(element('p', text('Before')));
  expect(tree.children[1]).toEqual({
    type: 'element',
    tagName: 'div',
    properties: { dataTable: '', role: 'group', ariaLabel: 'Table: Day, Work to do', tabIndex: 0 },
    children: [table()],
  });
});

test('a table inside a quotation gets its container there', () => {
  const tree: Root = { type: 'root', children: [element('blockquote', table())] };
  scrollableBlocks()(tree);
  const quotation = tree.children[0] as Element;
  expect((quotation.children[0] as Element).properties).toHaveProperty('dataTable');
});

test('code is focusable and has a name', () => {
  const tree: Root = { type: 'root', children: [element('pre', element('code', text('npm ci')))] };
  scrollableBlocks()(tree);
  expect((tree.children[0] as Element).properties).toEqual({ role: 'group', ariaLabel: 'Code', tabIndex: 0 });
});
