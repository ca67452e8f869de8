import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

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
