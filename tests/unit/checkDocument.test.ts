import { describe, expect, test } from 'vitest';
import { categories } from '@/lib/articles/categories';
import { collectionOf } from '@/lib/content/collections';
import { formatMessage, type Message } from '@/lib/diagnostics/messages';
import { messagesAbout } from './support/checkedFile';

const articles = collectionOf('Article');
const company = collectionOf('Company');
const path = 'content/articles/an-article.md';

const good = `---
id: 9
title: A title
excerpt: One sentence.
category: Technology
date: 2025-07-21
readTime: 1 min read
image: https://images.unsplash.com/photo-1518770660439-4636190af475
imageAlt: A desk
---

Text
`;

const linesAbout = (source: string) => messagesAbout(source, articles, path).map(formatMessage);

/** The valid document with one line replaced or removed. */
const withLine = (line: RegExp, text = '') => good.replace(new RegExp(`^${line.source}\\n`, 'm'), text);

describe('an article', () => {
  test.each([
    ['as it should be', good],
    ['with Windows line endings', good.replaceAll('\n', '\r\n')],
    ['with a byte-order mark', `\uFEFF${good}`],
    ['with both', `\uFEFF${good.replaceAll('\n', '\r\n')}`],
    ['without a text', good.replace('\nText\n', '')],
    ['with a line of hyphens in its text', `${good}\n---\n\nMore\n`],
    ['with spaces after the hyphens', good.replaceAll('---', '---  ')],
    ['of a leap day', good.replace('2025-07-21', '2024-02-29')],
  ])('%s has no message', (_, source) => {
    expect(linesAbout(source)).toEqual([]);
  });

  test.each<[name: string, source: string, place: string, ...words: RegExp[]]>([
    ['a missing title', withLine(/title.*/), '2:1', /'title'/, /missing/],
    ['a missing date', withLine(/date.*/), '2:1', /'date'/, /missing/],
    ['a missing category', withLine(/category.*/), '2:1', /category/, /missing/],
    ['an empty title', withLine(/title.*/, 'title: ""\n'), '3:1', /title/, /empty/, /write a value/],
    ['a blank title', withLine(/title.*/, 'title: "  "\n'), '3:1', /title/, /empty/],
    [
      'a wrong category',
      withLine(/category.*/, 'category: technology\n'),
      '5:1',
      /category/,
      /did you mean Technology\?/,
      new RegExp(`It must be exactly one of: ${categories.join(', ')}$`),
    ],
    [
      'a date that does not exist',
      withLine(/date.*/, 'date: 2025-02-30\n'),
      '6:1',
      /date/,
      /YYYY-MM-DD/,
      /2025-07-21/,
    ],
    [
      '29 February of an ordinary year',
      withLine(/date.*/, 'date: 2025-02-29\n'),
      '6:1',
      /date/,
      /YYYY-MM-DD/,
    ],
    ['a date with slashes', withLine(/date.*/, 'date: 01/02/2025\n'), '6:1', /date/, /write 2025-02-01/],
    [
      'a read time in words',
      withLine(/readTime.*/, 'readTime: six minutes\n'),
      '7:1',
      /readTime/,
      /6 min read/,
    ],
    [
      'a read time of nothing',
      withLine(/readTime.*/, 'readTime: 0 min read\n'),
      '7:1',
      /readTime/,
      /6 min read/,
    ],
    [
      'a picture by http',
      withLine(/image:.*/, 'image: http://images.unsplash.com/photo-1518770660439-4636190af475\n'),
      '8:1',
      /image/,
      /https:\/\//,
    ],
    [
      'a picture without a host',
      withLine(/image:.*/, 'image: photo-1518770660439\n'),
      '8:1',
      /image/,
      /https:\/\//,
    ],
    ['an id of 0', withLine(/id.*/, 'id: 0\n'), '2:1', /id/, /1 or more/],
    [
      'an unknown field',
      withLine(/imageAlt.*/, 'imageAlt: A desk\nflavour: mild\n'),
      '10:1',
      /unknown field/,
      /flavour/,
    ],
    [
      'a field twice',
      withLine(/imageAlt.*/, 'imageAlt: A desk\ntitle: Other\n'),
      '10:1',
      /unique|twice|duplicate/i,
    ],
    ['a tab as indentation', withLine(/title.*/, 'title:\n\tA title\n'), '4:1', /[Tt]ab/],
    [
      'a colon in a bare title',
      withLine(/title.*/, 'title: One: two\n'),
      '3:8',
      /colon/,
      /title: "One: two"/,
    ],
    ['no front matter', 'Text\n', '1:1', /front matter is missing/, /---/],
    ['front matter that is not closed', good.replace('---\n\nText', '\nText'), '1:1', /not closed/, /---/],
    ['nothing in it', '', '1:1', /file is empty/],
  ])('with %s has one message with its place and what to do', (_, source, place, ...words) => {
    const messages = linesAbout(source);
    expect(messages).toHaveLength(1);
    const [message = ''] = messages;
    expect(message).toMatch(new RegExp(`^${path}:${place} `));
    for (const word of words) expect(message).toMatch(word);
  });

  test.each([
    ['an id in quotation marks', withLine(/id.*/, 'id: "9"\n'), '2:1', /id/, /whole number/],
    ['half an id', withLine(/id.*/, 'id: 1.5\n'), '2:1', /id/, /whole number/],
    ['a number as its title', withLine(/title.*/, 'title: 2025\n'), '3:1', /title/, /number|text|string/],
    ['a list as its date', withLine(/date.*/, 'date: [2025]\n'), '6:1', /date/, /YYYY-MM-DD/],
  ])('with %s has a message about the error, not about a missing field', (_, source, place, ...words) => {
    const [message = ''] = linesAbout(source);
    expect(message).toMatch(new RegExp(`^${path}:${place} `));
    expect(message).not.toMatch(/missing/);
    for (const word of words) expect(message).toMatch(word);
  });

  test.each([
    ['empty', '---\n---\n\nText\n'],
    ['a list', '---\n- one\n---\n\nText\n'],
  ])('whose front matter is %s has a message without an empty field name', (_, source) => {
    const [message = ''] = linesAbout(source);
    expect(message).toMatch(new RegExp(`^${path}:\\d+:\\d+ .`));
    expect(message).not.toContain("''");
  });

  test('keeps its line numbers after a byte-order mark and with Windows line endings', () => {
    const source = `\uFEFF${withLine(/title.*/, 'title: ""\n').replaceAll('\n', '\r\n')}`;
    expect(linesAbout(source)).toEqual([expect.stringContaining(`${path}:3:1 title`)]);
  });

  test('has messages about all errors at once', () => {
    const source = good.replace('2025-07-21', '2025-02-30').replace('1 min read', 'six minutes');
    expect(linesAbout(source)).toEqual([
      expect.stringContaining(`${path}:6:1 date`),
      expect.stringContaining(`${path}:7:1 readTime`),
    ]);
  });
});

describe('a YAML file', () => {
  test('has the place of a nested field', () => {
    const source = 'name: Group\naddress:\n  street: ""\n  locality: Ringwood\n';
    const messages = messagesAbout(source, company);
    expect(messages).toContainEqual(
      expect.objectContaining({ line: 3, column: 3, reason: expect.stringContaining('address.street') }),
    );
    expect(messages).toContainEqual(
      expect.objectContaining({ line: 2, column: 1, reason: expect.stringContaining('address.region') }),
    );
  });

  test('has the place of a wrong item of a list', () => {
    const source = 'name: Group\nplaceholders:\n  - name\n  - nmae\n';
    const messages = messagesAbout(source, company);
    expect(messages).toContainEqual(
      expect.objectContaining({ line: 4, column: 5, reason: expect.stringContaining('placeholders') }),
    );
  });

  test('with a number as postcode needs quotation marks', () => {
    const source = 'address:\n  street: A\n  locality: B\n  region: VIC\n  postcode: 3134\n';
    const messages = messagesAbout(source, company);
    const postcode = messages.find(({ line }) => line === 5);
    expect(postcode?.reason).toMatch(/quotation marks/);
  });

  test('may start with a byte-order mark', () => {
    const source = '\uFEFFname: Care\norder: 0\n';
    const messages = messagesAbout(source, collectionOf('Venture'));
    expect(messages.some(({ reason }) => reason.includes("'name'"))).toBe(false);
    expect(messages).toContainEqual(expect.objectContaining({ line: 2, column: 1 }));
  });
});

test('a message starts with path:line:column, which editors link', () => {
  const message = { file: 'content/a.md', line: 3, column: 1, reason: 'title: is empty' };
  expect(formatMessage({ ...message, fatal: true } as Message)).toBe('content/a.md:3:1 title: is empty');
  expect(formatMessage({ ...message, fatal: false } as Message)).toBe(
    'content/a.md:3:1 warning: title: is empty',
  );
});
