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

test('the checkboxes of a task list have names', () => {
  const boxes = compileMarkdown('- [x] one\n- [ ] two').match(/<input[^>]*>/g);
  expect(boxes).toHaveLength(2);
  expect(boxes?.[0]).toContain('aria-label="Done"');
  expect(boxes?.[1]).toContain('aria-label="To do"');
});

test('a numbered list keeps its first number, and notes how many digits its last one has', () => {
  const text = '5. a\n6. b\n\ntext\n\n9. c\n10. d\n\ntext\n\n0. e\n\ntext\n\n2019. f';
  expect(compileMarkdown(text).match(/<ol[^>]*>/g)).toEqual([
    '<ol start="5">',
    '<ol start="9" data-digits="2">',
    '<ol start="0">',
    '<ol start="2019" data-digits="4">',
  ]);
});

test('the link back from a footnote has a text', () => {
  expect(compileMarkdown('Text[^1]\n\n[^1]: Note')).toMatch(
    /<a [^>]*aria-label="Back to reference 1"[^>]*>Back<\/a>/,
  );
});

test('the links back from a footnote to several references have different names', () => {
  const html = compileMarkdown('One[^a] and two[^a]\n\n[^a]: Note');
  expect(html.match(/aria-label="Back[^>]*>[^<]*/g)).toEqual([
    'aria-label="Back to reference 1" class="data-footnote-backref">Back',
    'aria-label="Back (2) to reference 1" class="data-footnote-backref">Back (2)',
  ]);
});

test('an empty corner cell of a table is not a heading', () => {
  const html = compileMarkdown('| | Monday |\n| --- | --- |\n| Work | Plan |');
  expect(html.match(/<t[hd]>/g)).toEqual(['<td>', '<th>', '<td>', '<td>']);
});
