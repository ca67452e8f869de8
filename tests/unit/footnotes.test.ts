import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test('the link back from a footnote has a text', () => {
  expect(compileMarkdown('Text[^1]\n\n[^1]: Note')).toMatch(
    /<a [^>]*aria-label="Back to reference 1"[^>]*>Back<\/a>/,
  );
});
