import { describe, expect, test } from 'vitest';
import { calloutIcons, calloutLabel } from '@/lib/text/callouts/plugin';
import { compileMarkdown } from './support/compileMarkdown';

const oneLine = (html: string) => html.replace(/\n/g, '');

describe('a call-out', () => {
  test.each([...calloutIcons])('[!%s] has a name, a label and an icon', (kind, icon) => {
    const label = calloutLabel(kind);
    const html = oneLine(compileMarkdown(`> [!${kind}]\n> First.\n> Second.\n>\n> - A point`));
    expect(html).toBe(
      `<div data-callout="${kind.toLowerCase()}" role="note" aria-label="${label}">` +
        `<p data-label=""><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icon}"></path></svg><strong>${label}</strong></p>` +
        '<p>First.<br>Second.</p><ul><li>A point</li></ul></div>',
    );
  });

  test('can have its mark in lower case, and an empty line below it', () => {
    expect(oneLine(compileMarkdown('> [!tip]\n>\n> *First*.'))).toMatch(
      /^<div data-callout="tip" role="note" aria-label="Tip"><p data-label="">.*<strong>Tip<\/strong><\/p><p><em>First<\/em>\.<\/p><\/div>$/,
    );
  });

  test('has an icon of its own kind', () => {
    expect(new Set(calloutIcons.values()).size).toBe(calloutIcons.size);
  });
});

test.each([
  ['a text on the line of the mark', '> [!NOTE] First.'],
  ['no text', '> [!NOTE]'],
  ['another word', '> [!HINT]\n> First.'],
  ['a place in a list', '- a\n\n  > [!NOTE]\n  > First.'],
  ['a word in brackets', '> [NOTE]\n> First.'],
])('a quotation with %s stays a quotation', (_, text) => {
  const html = compileMarkdown(text);
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('data-callout');
});
