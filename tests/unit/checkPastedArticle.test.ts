import { expect, test } from 'vitest';
import { formatMessage } from '@/lib/diagnostics/messages';
import { articles, messagesAbout } from './support/checkedFile';
import { compileMarkdown } from './support/compileMarkdown';

const fields = `---
id: 9
title: What managed IT costs
excerpt: A.
category: Technology
date: 2025-07-21
readTime: 1 min read
image: https://images.unsplash.com/photo-1518770660439-4636190af475
imageAlt: A desk
---
`;

// What each message says is in tests/fixtures/content-bad/expected.txt.

/** The HTML of a text without line ends and attributes. */
function htmlOf(text: string): string {
  return compileMarkdown(text)
    .replace(/\n/g, '')
    .replace(/<(\w+) [^>]*>/g, '<$1>');
}

const sentence =
  'The older way is to call someone when a thing breaks and to pay by the hour, which may still be enough for a business.';

/** Text as it is pasted, as it is after following its one message, and the HTML of that. */
test.each<[name: string, pasted: string, corrected: string, html: string]>([
  [
    'a list of Word',
    '•\tOne\no\tTwo\n§\tThree\no\tFour\n•\tFive',
    '- One\n    - Two\n        - Three\n    - Four\n- Five',
    '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li><li>Four</li></ul></li><li>Five</li></ul>',
  ],
  [
    'a list with letters in a numbered one',
    '1.\tOne\na.\tTwo\nb.\tThree\n2.\tFour',
    '1.\tOne\n    1. Two\n    1. Three\n2.\tFour',
    '<ol><li>One<ol><li>Two</li><li>Three</li></ol></li><li>Four</li></ol>',
  ],
  [
    'a numbered heading above a text',
    `## Costs\n\n1.1\tWhat it costs\n${sentence}`,
    `## Costs\n\n### What it costs\n${sentence}`,
    `<h2>Costs</h2><h3>What it costs</h3><p>${sentence}</p>`,
  ],
  [
    'a list of Google Docs',
    '● One\n   ○ Two\n      ■ Three\n● Four',
    '- One\n    - Two\n        - Three\n- Four',
    '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>',
  ],
  [
    'a list of Apple Pages',
    '\t•\tOne\n\t\t◦\tTwo\n\t•\tThree',
    '- One\n    - Two\n- Three',
    '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
  ],
  [
    'a numbered list of Apple Pages',
    '\t1.\tOne\n\t2.\tTwo',
    '1.\tOne\n2.\tTwo',
    '<ol><li>One</li><li>Two</li></ol>',
  ],
  [
    'a bullet in a list item, over the hyphen',
    '- • One\n- • Two',
    '- One\n- Two',
    '<ul><li>One</li><li>Two</li></ul>',
  ],
  [
    'a list of numbers and of bullets in it',
    '1. One\n•\tTwo\n2. Three',
    '1. One\n    - Two\n2. Three',
    '<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>',
  ],
  [
    'a list whose items go on below',
    '• One\n  goes on\n• Two\ngoes on\nThree',
    '- One\n  goes on\n- Two\ngoes on\n\nThree',
    '<ul><li>One<br>goes on</li><li>Two<br>goes on</li></ul><p>Three</p>',
  ],
  [
    'an inner list with the numbers of Word',
    '1.\tOne\n\n1.1\tTwo of them\n\n2.\tThree',
    '1.\tOne\n\n    1. Two of them\n\n2.\tThree',
    '<ol><li><p>One</p><ol><li>Two of them</li></ol></li><li><p>Three</p></li></ol>',
  ],
  [
    'a list of bullets in an item',
    '1. One\n\n\t• Two\n\t• Three',
    '1. One\n\n\t- Two\n\t- Three',
    '<ol><li><p>One</p><ul><li>Two</li><li>Three</li></ul></li></ol>',
  ],
  [
    'footnotes below a line',
    'A [1], B [2].\n\nSources:\n[1] C\n[2]: D',
    'A [^1], B [^2].\n\nSources:\n[^1]: C\n[^2]: D',
    '<p>A <sup><a>1</a></sup>, B <sup><a>2</a></sup>.</p><p>Sources:</p><section><h2>Footnotes</h2><ol><li><p>C <a>Back</a></p></li><li><p>D <a>Back</a></p></li></ol></section>',
  ],
  [
    'a list that swallows the text below it',
    '- One\n- Two\nThree',
    '- One\n- Two\n\nThree',
    '<ul><li>One</li><li>Two</li></ul><p>Three</p>',
  ],
  [
    'a table with an empty first cell',
    '\tA\tB\nC\tD\tE',
    '| | A | B |\n| --- | --- | --- |\n| C | D | E |',
    '<div><table><thead><tr><td></td><th>A</th><th>B</th></tr></thead><tbody><tr><td>C</td><td>D</td><td>E</td></tr></tbody></table></div>',
  ],
  [
    'rows with tabs below a header',
    '| A | B |\n| --- | --- |\nC\tD\nE\tF',
    '| A | B |\n| --- | --- |\n| C | D |\n| E | F |',
    '<div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>C</td><td>D</td></tr><tr><td>E</td><td>F</td></tr></tbody></table></div>',
  ],
])('%s gets one message, and is right after following it', (_, before, after, html) => {
  expect(messagesAbout(`${fields}\n${before}\n`, articles)).toHaveLength(1);
  expect(messagesAbout(`${fields}\n${after}\n`, articles)).toEqual([]);
  expect(htmlOf(after)).toBe(html);
});

// More of what has no message is in tests/fixtures/content-odd.
test.each([
  ['sections of an act', '§ 12 of the act\n§ 13 of the act'],
  ['the title within a sentence', 'What managed IT costs is a fair question.'],
  ['short lines of a paragraph', '1 Station Street\nRingwood\nVictoria'],
  ['a numbered list above text', '1. Clean up\n2. Choose a date\n\nThen begin.'],
  ['a list with 1. in front of each item', '1. Clean up\n1. Choose a date\n\nThen begin.'],
  ['a numbered list of headings with text', '1. Clean up\n\n    Check names.\n\n2. Choose\n\n    Take July.'],
  ['a numbered list within a text', 'Do this:\n\n1. Clean up\n\nThen begin.'],
  ['code', '    const a = 1;\n    if (a) run();'],
])('%s has no message', (_, text) => {
  expect(messagesAbout(`${fields}\n${text}\n`, articles).map(formatMessage)).toEqual([]);
});
