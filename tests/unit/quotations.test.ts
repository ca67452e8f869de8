import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

const oneLine = (text: string) => compileMarkdown(text).replace(/\n/g, '');

const expected =
  '<figure data-quotation=""><blockquote><p>We never had to ask twice.</p></blockquote><figcaption>— Jane Doe, Director</figcaption></figure>';

test.each([
  ['on the last line', '> We never had to ask twice.\n> — Jane Doe, Director'],
  ['below an empty line', '> We never had to ask twice.\n>\n> — Jane Doe, Director'],
])('a quotation with its speaker %s is a figure with a caption', (_, text) => {
  expect(oneLine(text)).toBe(expected);
});

test('a caption keeps its links', () => {
  expect(oneLine('> First.\n>\n> Second.\n> — [Jane Doe](/about), Director')).toContain(
    '<p>Second.</p></blockquote><figcaption>— <a href="/about">Jane Doe</a>, Director</figcaption>',
  );
});

test.each([
  ['no speaker', '> First.\n> Second.'],
  ['a dash within a line', '> First — and Second.'],
  ['only a speaker', '> — Jane Doe'],
  ['a hyphen', '> First.\n> -- Jane Doe'],
  ['a line after the speaker', '> First.\n> — Jane Doe\n> Second.'],
])('a quotation with %s has no caption', (_, text) => {
  const html = oneLine(text);
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('<figcaption>');
});

test('a call-out has no caption', () => {
  expect(oneLine('> [!NOTE]\n> First.\n> — Jane Doe')).not.toContain('<figcaption>');
});
