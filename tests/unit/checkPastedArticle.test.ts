import { expect, test } from 'vitest';
import { formatMessage } from '@/lib/diagnostics/messages';
import { articleWith } from '@/tests/sites/badContent';
import { articles, messagesAbout } from './support/checkedFile';
import { compileMarkdown } from './support/compileMarkdown';

const messagesOf = (text: string) =>
  messagesAbout(articleWith(1009, ['title: What managed IT costs'], text), articles);

// What each message says is in tests/fixtures/content-bad.

const sentence =
  'The older way is to call someone when a thing breaks and to pay by the hour, which may still be enough for a business.';

/** Text as it is pasted, and as it is after following its one message. */
test.each<[name: string, pasted: string, corrected: string]>([
  [
    'a list of Word',
    '•\tOne\no\tTwo\n§\tThree\no\tFour\n•\tFive',
    '- One\n    - Two\n        - Three\n    - Four\n- Five',
  ],
  [
    'a list with letters in a numbered one',
    '1.\tOne\na.\tTwo\nb.\tThree\n2.\tFour',
    '1.\tOne\n    1. Two\n    1. Three\n2.\tFour',
  ],
  [
    'a numbered heading above a text',
    `## Costs\n\n1.1\tWhat it costs\n${sentence}`,
    `## Costs\n\n### What it costs\n${sentence}`,
  ],
  ['a list of Apple Pages', '\t•\tOne\n\t\t◦\tTwo\n\t•\tThree', '- One\n    - Two\n- Three'],
  ['a numbered list of Apple Pages', '\t1.\tOne\n\t2.\tTwo', '1.\tOne\n2.\tTwo'],
  ['a bullet in a list item, over the hyphen', '- • One\n- • Two', '- One\n- Two'],
  ['a list of numbers and of bullets in it', '1. One\n•\tTwo\n2. Three', '1. One\n    - Two\n2. Three'],
  [
    'a list whose items go on below',
    '• One\n  goes on\n• Two\ngoes on\nThree',
    '- One\n  goes on\n- Two\ngoes on\n\nThree',
  ],
  [
    'an inner list with the numbers of Word',
    '1.\tOne\n\n1.1\tTwo of them\n\n2.\tThree',
    '1.\tOne\n\n    1. Two of them\n\n2.\tThree',
  ],
  ['a list of bullets in an item', '1. One\n\n\t• Two\n\t• Three', '1. One\n\n\t- Two\n\t- Three'],
  [
    'footnotes below a line',
    'A [1], B [2].\n\nSources:\n[1] C\n[2]: D',
    'A [^1], B [^2].\n\nSources:\n[^1]: C\n[^2]: D',
  ],
  [
    'bullets with two spaces below numbers',
    'Do:\n\n1. One\n  - Two\n2. Three\n  - Four',
    'Do:\n\n1. One\n    - Two\n2. Three\n    - Four',
  ],
  ['a list that swallows the text below it', '- One\n- Two\nThree', '- One\n- Two\n\nThree'],
  ['a table with an empty first cell', '\tA\tB\nC\tD\tE', '| | A | B |\n| --- | --- | --- |\n| C | D | E |'],
  [
    'rows with tabs below a header',
    '| A | B |\n| --- | --- |\nC\tD\nE\tF',
    '| A | B |\n| --- | --- |\n| C | D |\n| E | F |',
  ],
])('%s gets one message, and is right after following it', (_, before, after) => {
  expect(messagesOf(before)).toHaveLength(1);
  expect(messagesOf(after)).toEqual([]);
});

test('items that start with four more spaces are a list in the item above', () => {
  const html = compileMarkdown('- One\n    - Two\n        - Three\n- Four').replace(/\n/g, '');
  expect(html).toBe('<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>');
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
  ['numbers and bullets that are separate lists', '- One\n\n1. Two\n2. Three\n\n- Four\n\nThen begin.'],
  ['code', '    const a = 1;\n    if (a) run();'],
  ['code with a comment', '\t# Adds up the days of each month\n\tfor day in days:\n\t\ttotal += day;'],
])('%s has no message', (_, text) => {
  expect(messagesOf(text).map(formatMessage)).toEqual([]);
});
