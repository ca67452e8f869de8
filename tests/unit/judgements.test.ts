import { describe, expect, test } from 'vitest';
import { judgementsOf } from '@/tools/writers/report-content/judgements';

/** The questions about a text that are not asked about every article. */
function particular(text: string): string[] {
  const general = judgementsOf({ text: 'Only words.' });
  return judgementsOf({ text }).filter((question) => !general.includes(question));
}

describe('what only a person can judge about an article', () => {
  test('always includes its truth, its title and its photograph', () => {
    expect(judgementsOf({ text: 'Only words.' })).toEqual([
      expect.stringContaining('would we put our name to it?'),
      expect.stringContaining('the title and the excerpt'),
      expect.stringContaining('photograph'),
    ]);
  });

  test.each([
    ['a table', '| Day | Work |\n| --- | --- |\n| Monday | Backups |', /^1 table: is every row complete/],
    [
      'pictures in the text',
      '![A desk](https://images.unsplash.com/a)\n\n![A lamp][lamp]\n\n[lamp]: /lamp.png',
      /^2 pictures in the text: does each fit/,
    ],
    [
      'links',
      '[Us](/about), [us](/about) and <https://ato.gov.au>',
      /^3 links: .* \(\/about, https:\/\/ato\.gov\.au\)$/,
    ],
    [
      'numbers',
      'It costs $1,200.50, 12.5 % more than in 2025.',
      /^3 numbers: is each correct, and does it have a source\? \(\$1,200\.50, 12\.5 %, 2025\)$/,
    ],
    [
      'alternative texts, and consent for a picture of our own',
      '![A desk](../pictures/desk.jpg) ![](https://images.unsplash.com/a)',
      /^2 pictures in the text: .* \(“A desk”, none\) Do the people in our own agree, and may we use them\?$/,
    ],
    [
      'files to download',
      '[A letter](../files/annual-letter.pdf)',
      /^1 file to download: is each the right version, and may we publish it\?.* \(annual-letter\.pdf\)$/,
    ],
    ['a block quotation', '> We never sleep.', /^Quotations/],
    ['a quotation in a paragraph', 'Sam said: “We look after payroll like our own money.”', /^Quotations/],
  ])('includes %s', (_what, text, question) => {
    expect(particular(text)).toEqual([expect.stringMatching(question)]);
  });

  test('does not take a number in code or in a URL, a quoted term or a call-out for something to judge', () => {
    expect(particular('> [!NOTE]\n> We never sleep.')).toEqual([]);
    expect(particular('So-called “managed IT”, with `x = 5`.')).toEqual([]);
    expect(particular('[Us](/files/2025.pdf)')).toEqual([expect.stringMatching(/^1 link/)]);
  });

  test('names ten numbers and counts the others', () => {
    const text = Array.from({ length: 14 }, (_, index) => `${index + 1} days`).join(', ');
    expect(particular(text)).toEqual([expect.stringMatching(/^14 numbers: .*8, 9, 10 and 4 more\)$/)]);
  });

  test('asks about the description of a page instead of an excerpt, and about no photograph', () => {
    expect(judgementsOf({ text: 'Only words.', isArticle: false })).toEqual([
      expect.stringContaining('would we put our name to it?'),
      'Do the title and the description promise what the text says?',
    ]);
  });

  test('asks about an article without text, and about a draft', () => {
    expect(judgementsOf({ text: '\n' })[0]).toContain('has no text');
    expect(judgementsOf({ text: 'Words.', isDraft: true }).at(-1)).toContain('stay off the site');
    expect(judgementsOf({ text: 'Words.', reviewBy: '2025-06-30' }).at(-1)).toContain('by 30 June 2025');
    expect(judgementsOf({ text: 'Words.', reviewBy: '2099-06-30' })).toEqual(
      judgementsOf({ text: 'Words.' }),
    );
  });
});
