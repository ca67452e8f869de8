import { describe, expect, test } from 'vitest';
import { fields, type Given } from '@/tools/new-article/fields';
import { askFor, Stopped } from '@/tools/new-article/questions';
import { today } from '@/tools/new-article/today';
import { picture } from './support/newArticle';

describe('the questions', () => {
  const library = { nextId: 7, slugs: new Map([['taken', 'taken.md']]), titles: new Map<string, string>() };

  /** Asks with answers typed in advance; the last one is followed by Ctrl+D. */
  async function asked(typed: string[], known: Given = {}, takeProposals = false) {
    const said: string[] = [];
    const questions: string[] = [];
    const result = await askFor({
      ...{ fields, library, given: known, takeProposals },
      ask: async (question) => {
        questions.push(question);
        return typed.shift();
      },
      say: (text) => said.push(text),
    });
    return { ...result, said, questions };
  }

  test('propose a file name from the title and the present day, taken with Enter', async () => {
    const { answers, draft } = await asked(['A Title', '', '2', 'Excerpt.', picture, 'A laptop', '', 'y']);
    expect(answers).toMatchObject({ slug: 'a-title', category: 'Technology', date: today() });
    expect(draft).toBe(true);
  });

  test.each([
    [
      'Word by word, a title that goes on for longer than an address should',
      'word-by-word-a-title-that-goes-on-for-longer-than-an-address',
    ],
    ['a'.repeat(80), 'a'.repeat(60)],
  ])('propose for "%s" a file name that is no longer than it should be', async (title, expected) => {
    const { answers } = await asked([title, '', '2', 'Excerpt.', picture, 'A laptop', '', 'n']);
    expect(answers.slug).toBe(expected);
  });

  test('are asked again until the answer can be used, and the answers before it stay', async () => {
    const { answers, said } = await asked([
      ...[
        'Taken',
        '',
        'free',
        '9',
        '1',
        '',
        'Excerpt.',
        'x',
        picture,
        'A laptop',
        '1/9/2025',
        '2025-09-01',
        '',
      ],
    ]);
    expect(answers).toMatchObject({
      title: 'Taken',
      slug: 'free',
      category: 'Company News',
      date: '2025-09-01',
    });
    expect(said).toHaveLength(5);
    expect(said[0]).toContain('taken.md');
  });

  test('leave out what flags have said, and proposals with --yes', async () => {
    const known = { title: 'A title', excerpt: 'Excerpt.', image: picture, imageAlt: 'A laptop' };
    const { questions } = await asked(['4'], known, true);
    expect(questions).toHaveLength(1);
  });

  test('when the writer leaves, give back the answers as a command to go on with', async () => {
    const left = asked(['It’s a title', '', '2']);
    await expect(left).rejects.toThrow(Stopped);
    await expect(left).rejects.toThrow(
      /Nothing was written.*\n.*--title .*--slug it-?s-a-title --category Technology/,
    );
  });
});

test.each([
  ['2025-07-20T13:59:59Z', '2025-07-20'],
  ['2025-07-20T14:00:00Z', '2025-07-21'],
  ['2025-12-31T13:00:00Z', '2026-01-01'],
])('at %s it is %s in Melbourne', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
});
