import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test('the checkboxes of a task list have names', () => {
  const boxes = compileMarkdown('- [x] one\n- [ ] two').match(/<input[^>]*>/g);
  expect(boxes).toEqual([
    expect.stringContaining('aria-label="Done"'),
    expect.stringContaining('aria-label="To do"'),
  ]);
});

test('a numbered list keeps its first number, and notes how many digits its last one has', () => {
  const lists = compileMarkdown('5. a\n6. b\n\ntext\n\n9. c\n10. d').match(/<ol[^>]*>/g);
  expect(lists).toEqual(['<ol start="5">', '<ol start="9" data-digits="2">']);
});

test('the link back from a footnote has a text', () => {
  const html = compileMarkdown('Text[^1]\n\n[^1]: Note');
  expect(html).toMatch(/<a [^>]*aria-label="Back to reference 1"[^>]*>Back<\/a>/);
});

test('the cells of a table keep the alignment of their column, and an empty corner is no heading', () => {
  const html = compileMarkdown('| | b | c |\n| --- | :-: | --: |\n| 1 | 2 | 3 |');
  expect(html.match(/<t[hd](?: [^>]*)?>/g)).toEqual([
    '<td>',
    '<th data-align="center">',
    '<th data-align="right">',
    '<td>',
    '<td data-align="center">',
    '<td data-align="right">',
  ]);
});

test('a table can be scrolled with the keyboard, and is named by its columns, without numbers of footnotes', () => {
  const html = compileMarkdown('| Day | Work *to do*[^1] |\n| --- | --- |\n| a | b |\n\n[^1]: A.');
  expect(html).toMatch(/^<div [^>]*role="group" aria-label="Table: Day, Work to do" tabindex="0"><table>/);
});

test('code can be scrolled with the keyboard and has a name', () => {
  expect(compileMarkdown('```\nnpm ci\n```')).toContain('<pre role="group" aria-label="Code" tabindex="0">');
});

test('only two tildes strike words out', () => {
  const html = compileMarkdown('For 10~20 people it takes 30~40 minutes, ~~not 50~~.');
  expect(html).toBe('<p>For 10~20 people it takes 30~40 minutes, <del>not 50</del>.</p>');
});
