import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { today } from '@/lib/content/buildDay';
import { collectionOf } from '@/lib/content/collections';
import { jsonSchemaOf } from '@/lib/content/editors';
import { articleFile } from '@/tools/writers/new-article/articleFile';
import type { Given } from '@/tools/writers/new-article/fields';
import { ask } from '@/tools/writers/new-article/questions';
import { picture } from './support/newArticle';

const library = { nextId: 7, slugs: new Map([['taken', 'taken.md']]), titles: new Map<string, string>() };

const down = '\u001b[B';
const clear = '\u0015';
const ctrlC = '\u0003';

/** Types each answer when the text before it is shown. */
async function typed(entries: [shown: string, keys: string][], given: Given = {}, acceptDefaults = false) {
  let screen = '';
  const input = new PassThrough();
  const waiting = [...entries];
  const output = new Writable({
    write(chunk, _, done) {
      screen += stripVTControlCharacters(String(chunk));
      const [shown, keys] = waiting[0] ?? [];
      if (shown !== undefined && screen.includes(shown)) {
        waiting.shift();
        screen = '';
        // The prompt listens only after its first rendering.
        setTimeout(() => input.write(keys ?? ''), 5);
      }
      done();
    },
  });
  // Each prompt ends its output, unlike standard output.
  output.end = () => output;
  return ask({ library, given, acceptDefaults }, { input, output });
}

const rest: [string, string][] = [
  ['Category', `${down}\r`],
  ['Excerpt', 'Excerpt.\r'],
  ['Picture: a file name', `${picture}\r`],
  ['What the picture shows', 'A laptop\r'],
  ['Publication date', '\r'],
];

describe('the questions', () => {
  test('default to a file name from the title and to today, accepted with Enter', async () => {
    const { answers, draft } = await typed([
      ['Title', 'A Title\r'],
      ['File name', '\r'],
      ...rest,
      ['as a draft', 'y\r'],
    ]);
    expect(answers).toMatchObject({ slug: 'a-title', category: 'Technology', date: today() });
    expect(draft).toBe(true);
  });

  test.each([
    [
      'Word by word, a title that goes on for longer than a URL should',
      'word-by-word-a-title-that-goes-on-for-longer-than-a-url',
    ],
    ['a'.repeat(80), 'a'.repeat(60)],
  ])('default to a short file name for "%s"', async (title, expected) => {
    const { answers, draft } = await typed([
      ['Title', `${title}\r`],
      ['File name', '\r'],
      ...rest,
      ['as a draft', '\r'],
    ]);
    expect(answers.slug).toBe(expected);
    expect(draft).toBe(false);
  });

  test('repeat with an error message until the answer is valid, and keep the earlier answers', async () => {
    const { answers } = await typed([
      ['Title', 'Taken\r'],
      ['File name', '\r'],
      ['taken by taken.md', `${clear}free\r`],
      ['Category', '\r'],
      ['Excerpt', '\r'],
      ['is empty', 'Excerpt.\r'],
      ['Picture: a file name', 'x\r'],
      ['must be the name of a file', `${clear}${picture}\r`],
      ['What the picture shows', 'A laptop\r'],
      ['Publication date', '1/9/2025\r'],
      ['YYYY-MM-DD', `${clear}2025-09-01\r`],
      ['as a draft', '\r'],
    ]);
    expect(answers).toMatchObject({
      title: 'Taken',
      slug: 'free',
      category: 'Company News',
      date: '2025-09-01',
    });
  });

  test('skip what flags answer, and with --yes also defaults', async () => {
    const given = { title: 'A title', excerpt: 'Excerpt.', image: picture, imageAlt: 'A laptop' };
    const { answers, draft } = await typed([['Category', `${down}${down}\r`]], given, true);
    expect(answers).toMatchObject({ slug: 'a-title', category: 'Industry Insights', date: today() });
    expect(draft).toBe(false);
  });

  test('ask for a value whose flag is invalid', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const given = {
      title: 'A title',
      category: 'Sport',
      excerpt: 'E.',
      image: picture,
      imageAlt: 'A laptop',
    };
    const { answers } = await typed([['Category', '\r']], given, true);
    expect(answers.category).toBe('Company News');
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^--category: 'Sport' is not a category/));
    error.mockRestore();
  });

  test('end at Ctrl+C', async () => {
    const left = typed([
      ['Title', 'A title\r'],
      ['File name', ctrlC],
    ]);
    await expect(left).rejects.toMatchObject({ name: 'ExitPromptError' });
  });
});

test('the file has every field below its description, wherever its schema has it', () => {
  const file = articleFile({
    ...{ id: 7, minutes: 1, slug: 'a-title', title: 'A title', excerpt: 'Excerpt.', category: 'Technology' },
    ...{ image: picture, imageAlt: 'A laptop', date: '2025-09-01' },
  });
  const { properties } = jsonSchemaOf(collectionOf('Article')) as {
    properties: Record<string, { description: string }>;
  };
  const unwrapped = file.replace(/\n#(?! \w+: )/g, '');
  for (const [name, { description }] of Object.entries(properties)) {
    const [before = ''] = unwrapped.split(new RegExp(`\\n(?:# )?${name}: \\S`));
    expect(before.split('\n').at(-1), name).toContain(description);
  }
});

test.each([
  ['2025-07-20T13:59:59Z', '2025-07-20'],
  ['2025-07-20T14:00:00Z', '2025-07-21'],
  ['2025-12-31T13:00:00Z', '2026-01-01'],
])('at %s it is %s in Melbourne', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
});
