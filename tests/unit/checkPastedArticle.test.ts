import { expect, test } from 'vitest';
import { formatMessage } from '@/lib/diagnostics/messages';
import { articles, messagesAbout } from './support/checkedFile';
import { compileMarkdown } from './support/compileMarkdown';

const fields = (excerpt: string) => `---
id: 9
title: What managed IT costs
excerpt: ${excerpt}
category: Technology
date: 2025-07-21
readTime: 1 min read
image: https://images.unsplash.com/photo-1518770660439-4636190af475
imageAlt: A desk
---
`;

const opening =
  'The older way is to call someone when a thing breaks and to pay by the hour, which may still be enough for a very small business that can lose a day.';
const fee =
  'If you rely on your computers every day, a regular fee makes more sense, because somebody is then paid to prevent trouble as well as to fix it';

/** As Microsoft Word puts it on the clipboard as plain text: one line for each paragraph, and tabs. */
const pasted = `${fields('“What a monthly fee covers, and what to ask about it.”')}
What managed IT costs
${opening}
${fee}.[1]
What the fee covers
${opening.replace('older', 'newer')}
•\tSupport for your people
•\tUpkeep
o\tof computers
§\tand of what is on them
o\tof phones
•\tBackups
Ask for each of them:
1.\tWho does it?
a.\tOn weekdays
b.\tOn weekends
2.\tWho checks it?
Compare the offers in a table.

What\tPrice\tNote
Support\tlow\t
Backups\t\tyearly
All prices are examples.

**Before you sign**

\tRead the notice period twice.\vThen read it again.

– notice period
– price after a year

The tax office (https://www.ato.gov.au) explains what you can deduct, and [the Ombudsman] www.fairwork.gov.au explains what you must record.

![A desk](data:image/png;base64,iVBORw0KGgo=)

[1] A survey of 2024
`;

test('an article pasted from Word gets one message for each mistake', () => {
  const messages = messagesAbout(pasted, articles, 'a.md').map(formatMessage);
  expect(messages.map((message) => message.replace('a.md:', ''))).toEqual([
    '4:10 curly quotation marks do not work here: write straight ones, excerpt: "What a monthly fee covers, and what to ask about it."',
    '12:1 the page already shows the title above the text: delete this line',
    '14:1 warning: the page shows these lines as one paragraph: add an empty line in front of lines 14, 15 and 16, and ## in front of a heading',
    '14:144 [1] does not make a footnote: write [^1] in the text, and start the line of the note with [^1]: and a space',
    "17:1 warning: '•' and the tab after it do not make a list: replace them with a hyphen and a space in each item; start an item that belongs to the one above it ('o', '§') with exactly four more spaces than that one; add an empty line after the last one",
    "25:1 warning: 'a.' and the tab after it do not make a list: replace them with four spaces, 1. and a space in each item",
    '28:1 warning: this line becomes part of the list item above it: add an empty line in front of it, or two spaces if it belongs to the item',
    '30:1 tabs do not make a table: put bars between the cells of every row, | What | Price | Note |, and add the line | --- | --- | --- | below the first one, and an empty line after the last row',
    '35:1 warning: this bold line is not a heading: write ## Before you sign',
    '37:1 warning: the tab at the start of this line turns the paragraph into a block of code: delete the white space in front of the first word',
    '37:31 there is an invisible line break of a word processor here (U+000B): delete it and press Enter, or type a space',
    "39:1 warning: '–' does not make a list: replace it with a hyphen and a space in each item",
    '42:17 warning: readers see this URL: make the words in front of it the link, [words](https://www.ato.gov.au), and delete the brackets around it',
    '42:75 this link does not work: write [the Ombudsman](https://www.fairwork.gov.au)',
    '44:1 URL of this picture: is the picture itself (data:), not its URL: write https://images.unsplash.com/photo-… (10 or 13 digits, a hyphen, 12 letters a to f or digits)',
  ]);
});

const corrected = `${fields('"What a monthly fee covers, and what to ask about it."')}
${opening}

${fee}.[^1]

## What the fee covers

${opening.replace('older', 'newer')}
- Support for your people
- Upkeep
    - of computers
        - and of what is on them
    - of phones
- Backups

Ask for each of them:
1.\tWho does it?
    1. On weekdays
    1. On weekends
2.\tWho checks it?

Compare the offers in a table.

| What | Price | Note |
| --- | --- | --- |
| Support | low | |
| Backups | | yearly |

All prices are examples.

## Before you sign

Read the notice period twice.
Then read it again.

- notice period
- price after a year

The [tax office](https://www.ato.gov.au) explains what you can deduct, and [the Ombudsman](https://www.fairwork.gov.au) explains what you must record.

![A desk](https://images.unsplash.com/photo-1518770660439-4636190af475)

[^1]: A survey of 2024
`;

/** The HTML of a text without line ends and attributes. */
function htmlOf(text: string): string {
  return compileMarkdown(text)
    .replace(/\n/g, '')
    .replace(/<(\w+) [^>]*>/g, '<$1>');
}

test('the article is right once its writer has done what the messages say', () => {
  expect(messagesAbout(corrected, articles).map(formatMessage)).toEqual([]);
  const html = htmlOf(corrected.slice(corrected.indexOf('\n---\n') + 5));
  expect(html).toContain(`<p>${opening}</p><p>${fee}.<sup><a>1</a></sup></p><h2>What the fee covers</h2>`);
  expect(html).toContain(
    '<li>Upkeep<ul><li>of computers<ul><li>and of what is on them</li></ul></li><li>of phones</li></ul></li><li>Backups</li></ul><p>Ask',
  );
  expect(html).toContain(
    '<li>Who does it?<ol><li>On weekdays</li><li>On weekends</li></ol></li><li>Who checks it?</li></ol><p>Compare',
  );
  expect(html).toContain(
    '<tr><td>Support</td><td>low</td><td></td></tr><tr><td>Backups</td><td></td><td>yearly</td></tr>',
  );
  expect(html).toContain(
    '<h2>Before you sign</h2><p>Read the notice period twice.<br>Then read it again.</p><ul>',
  );
  expect(html).toContain('<li><p>A survey of 2024 ');
});

/** Headings of Word with numbers, above text, bullets, a list of their own and a table. */
const pastedLease = `A lease is a promise for years.
What this guide covers
•\tOffices
1.\tBefore you sign the lease
•\tRead the notice period.
•\tAsk who insures the fit-out.
o\tand the glass
1.1\tWhat it costs
${opening}
${opening}
1.2\tHow long it lasts
•\tThree years is short.
2.\tAfter you sign
Keep a folder with these papers:
1.\tthe lease
2.\tthe plan
Send a copy to your insurer.
3.\tWhen you leave
Office\tRent
Ringwood\tlow
`;

const correctedLease = `A lease is a promise for years.

## What this guide covers
- Offices
## Before you sign the lease
- Read the notice period.
- Ask who insures the fit-out.
    - and the glass
### What it costs
${opening}

${opening}
### How long it lasts
- Three years is short.
## After you sign
Keep a folder with these papers:
1.\tthe lease
2.\tthe plan

Send a copy to your insurer.
## When you leave
| Office | Rent |
| --- | --- |
| Ringwood | low |
`;

test('numbered headings pasted from Word get messages that lead to headings, and so do the lists below them', () => {
  const messages = messagesAbout(`${fields('A.')}\n${pastedLease}`, articles, 'a.md').map(formatMessage);
  const ifItem = '; if it is an item of a list, start the lines below that belong to it with four spaces';
  expect(messages.map((message) => message.replace('a.md:', ''))).toEqual([
    '13:1 warning: the page shows these lines as one paragraph: add an empty line in front of line 13, and ## in front of a heading',
    "14:1 warning: '•' and the tab after it do not make a list: replace them with a hyphen and a space in each item",
    `15:1 warning: this line is not a heading: write ## Before you sign the lease${ifItem}`,
    "16:1 warning: '•' and the tab after it do not make a list: replace them with a hyphen and a space in each item; start an item that belongs to the one above it ('o') with exactly four more spaces than that one",
    '19:1 warning: this line is not a heading: write ### What it costs',
    '21:1 warning: the page shows these lines as one paragraph: add an empty line in front of line 21, and ## in front of a heading',
    '22:1 warning: this line is not a heading: write ### How long it lasts',
    "23:1 warning: '•' and the tab after it do not make a list: replace them with a hyphen and a space in each item",
    `24:1 warning: this line is not a heading: write ## After you sign${ifItem}`,
    '28:1 warning: this line becomes part of the list item above it: add an empty line in front of it, or two spaces if it belongs to the item',
    `29:1 warning: this line is not a heading: write ## When you leave${ifItem}`,
    '30:1 tabs do not make a table: put bars between the cells of every row, | Office | Rent |, and add the line | --- | --- | below the first one',
  ]);
  expect(messagesAbout(`${fields('A.')}\n${correctedLease}`, articles).map(formatMessage)).toEqual([]);
  const html = htmlOf(correctedLease);
  expect(html).toContain('<h2>Before you sign the lease</h2><ul><li>Read the notice period.</li>');
  expect(html).toContain(`<ul><li>and the glass</li></ul></li></ul><h3>What it costs</h3><p>${opening}</p>`);
  expect(html).toContain('<ol><li>the lease</li><li>the plan</li></ol><p>Send a copy');
});

/** Text as it is pasted, as it is after following its one message, and the HTML of that. */
test.each<[name: string, pasted: string, corrected: string, html: string]>([
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
  expect(messagesAbout(`${fields('A.')}\n${before}\n`, articles)).toHaveLength(1);
  expect(messagesAbout(`${fields('A.')}\n${after}\n`, articles)).toEqual([]);
  expect(htmlOf(after)).toBe(html);
});

test.each([
  ['a line of dialogue', '– We are not for sale, she says.\n– Everything is, he replies.'],
  ['one line with a dash', '– and that is all.'],
  ['one line with the letter o', 'o what a day'],
  ['a bold sentence', '**We own two businesses.**\n\nThey trade.'],
  ['a bold introduction to a list', '**You need:**\n\n- a name'],
  ['a bold line at the end', 'They trade.\n\n**Talk to us today**'],
  ['a bold line in a paragraph', '**PagareOne**\nWhat it does: pay runs.'],
  ['sections of an act', '§ 12 of the act\n§ 13 of the act'],
  ['numbers in square brackets', 'We asked [1] or [2] of them.'],
  ['the title within a sentence', 'What managed IT costs is a fair question.'],
  ['curly quotation marks within a field', fields('“Cheap” is no “answer”')],
  ['short lines of a paragraph', '1 Station Street\nRingwood\nVictoria'],
  ['a numbered list above text', '1. Clean up\n2. Choose a date\n\nThen begin.'],
  ['a list with 1. in front of each item', '1. Clean up\n1. Choose a date\n\nThen begin.'],
  ['a numbered list of headings with text', '1. Clean up\n\n    Check names.\n\n2. Choose\n\n    Take July.'],
  ['a numbered list within a text', 'Do this:\n\n1. Clean up\n\nThen begin.'],
  ['a call-out between two items', '1. Clean up\n\n> [!NOTE]\n> Keep a copy.\n\n2. Choose a date'],
  ['code', '    const a = 1;\n    if (a) run();'],
])('%s has no message', (_, text) => {
  const source = text.startsWith('---') ? text : `${fields('A.')}\n${text}\n`;
  expect(messagesAbout(source, articles).map(formatMessage)).toEqual([]);
});
