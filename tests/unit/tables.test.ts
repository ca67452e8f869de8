import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test('the alignment of a column becomes a data attribute of its cells', () => {
  const html = compileMarkdown('| a | b | c |\n| :-: | --: | --- |\n| 1 | 2 | 3 |');
  expect(html.match(/<t[hd](?: [^>]*)?>/g)).toEqual([
    '<th data-align="center">',
    '<th data-align="right">',
    '<th>',
    '<td data-align="center">',
    '<td data-align="right">',
    '<td>',
  ]);
});

test('an empty corner cell of a table is not a heading', () => {
  const html = compileMarkdown('| | Monday |\n| --- | --- |\n| Work | Plan |');
  expect(html.match(/<t[hd]>/g)).toEqual(['<td>', '<th>', '<td>', '<td>']);
});

test('a table gets a focusable container with the names of its columns', () => {
  const html = compileMarkdown('Before\n\n| Day | Work *to do* |\n| --- | --- |\n| Monday | Plan |');
  expect(html).toMatch(
    /^<p>Before<\/p>\n<div data-table="" role="group" aria-label="Table: Day, Work to do" tabindex="0"><table>/,
  );
});

test('a table inside a quotation gets its container there', () => {
  expect(compileMarkdown('> | Day |\n> | --- |\n> | Monday |')).toMatch(/^<blockquote>\n<div data-table/);
});

test('code is focusable and has a name', () => {
  expect(compileMarkdown('```\nnpm ci\n```')).toContain('<pre role="group" aria-label="Code" tabindex="0">');
});
