import { expect, test } from 'vitest';
import { calloutIcons, calloutLabel } from '@/lib/markdown/callouts';
import { compileMarkdown } from './support/compileMarkdown';

test.each([...calloutIcons.keys()])('the call-out [!%s] is a note with its label and its text', (kind) => {
  const label = calloutLabel(kind);
  const html = compileMarkdown(`> [!${kind}]\n> First.\n> Second.\n>\n> - A point`);
  expect(html).toContain(`role="note" aria-label="${label}"`);
  expect(html).toContain(`<strong>${label}</strong>`);
  expect(html).toMatch(/First\.<br>\s*Second\.[\s\S]*<li>A point<\/li>/);
  expect(html).not.toContain('blockquote');
});

test('the mark of a call-out can be in lower case, with an empty line below it', () => {
  expect(compileMarkdown('> [!tip]\n>\n> First.')).toContain('aria-label="Tip"');
});

test.each([
  ['a text on the line of the mark', '> [!NOTE] First.'],
  ['another word', '> [!HINT]\n> First.'],
  ['a place in a list', '- a\n\n  > [!NOTE]\n  > First.'],
])('a quotation with %s stays a quotation', (_, text) => {
  const html = compileMarkdown(text);
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('role="note"');
});
