import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test('the link back from a footnote has a text', () => {
  expect(compileMarkdown('Text[^1]\n\n[^1]: Note')).toMatch(
    /<a [^>]*aria-label="Back to reference 1"[^>]*>Back<\/a>/,
  );
});

test('the links back from a footnote to several references have different names', () => {
  const html = compileMarkdown('One[^a] and two[^a]\n\n[^a]: Note');
  expect(html.match(/aria-label="Back[^>]*>[^<]*/g)).toEqual([
    'aria-label="Back to mention 1 of footnote 1" class="data-footnote-backref">Back to mention 1',
    'aria-label="Back to mention 2 of footnote 1" class="data-footnote-backref">Back to mention 2',
  ]);
});
