import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test.each([
  ['on the last line', '> We ask.\n> — [Jane Doe](/about)'],
  ['below an empty line', '> We ask.\n>\n> — [Jane Doe](/about)'],
])('a quotation with its speaker %s is a figure with a caption', (_, text) => {
  expect(compileMarkdown(text).replace(/\n/g, '')).toMatch(
    /^<figure[^>]*><blockquote><p>We ask\.<\/p><\/blockquote><figcaption>— <a href="\/about">Jane Doe<\/a><\/figcaption><\/figure>$/,
  );
});

test.each([
  ['a quotation without a speaker', '> First — and second.'],
  ['a speaker without a quotation', '> — Jane Doe'],
  ['a quotation that goes on below a dash', '> First.\n> — Jane Doe\n> Second.'],
  ['a call-out', '> [!NOTE]\n> First.\n> — Jane Doe'],
])('%s has no caption', (_, text) => {
  expect(compileMarkdown(text)).not.toContain('<figcaption>');
});
