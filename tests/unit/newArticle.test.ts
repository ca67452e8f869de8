import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { formatProblem } from '@/lib/check/problem';
import { fields, type Given } from '@/tools/new-article/fields';
import { newArticle } from '@/tools/new-article/newArticle';
import { askFor, Stopped } from '@/tools/new-article/questions';
import { today } from '@/tools/new-article/today';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';

const picture = 'https://images.unsplash.com/photo-1551288049-bebda4e38f71';

const given = {
  '--title': 'Payday super: what changes',
  '--category': '3',
  '--excerpt': 'What changes when super is due with every pay.',
  '--image': picture,
  '--image-alt': 'Performance graphs on the screen of a laptop',
} as Record<string, string>;

const slug = 'payday-super-what-changes';

/** A folder with a copy of content/, as the program finds it in the project. */
async function project(): Promise<string> {
  const folder = await temporaryFolder();
  await cp('content', join(folder, 'content'), { recursive: true });
  return folder;
}

/** Runs the program with flags, some of them changed; undefined leaves one out. */
function run(cwd: string, changes: Record<string, string | undefined> = {}, ...more: string[]) {
  const flags = Object.entries({ ...given, ...changes });
  const args = flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  return callTool(newArticle, { args: [...args, ...more], cwd });
}

function articleIn(folder: string, name = slug): Promise<string> {
  return readFile(join(folder, 'content/articles', `${name}.md`), 'utf8');
}

/** What the check finds in one article of a folder. */
async function problemsOf(folder: string, name = slug) {
  const { problems } = await checkContent(join(folder, 'content'));
  return problems.filter(({ path }) => path.endsWith(`${name}.md`));
}

describe('an article made from flags', () => {
  test('passes the check, and says where it is, by its own command', { timeout: 30_000 }, async () => {
    const folder = await project();
    const args = Object.entries(given).flat();
    const { code, stdout, stderr } = await runTool('new-article.ts', { args, cwd: folder });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${slug}.md`);
    expect(await problemsOf(folder)).toEqual([]);
  });

  test('has the next free id, its category by number, and one minute to read while it has no text', async () => {
    const folder = await project();
    await run(folder);
    const file = await articleIn(folder);
    expect(file).toMatch(/^id: 7$/m);
    expect(file).toMatch(/^category: Industry Insights$/m);
    expect(file).toMatch(/^readTime: 1 min read$/m);
  });

  test("is dated with the present day in Melbourne, or with the writer's own", async () => {
    const folder = await project();
    await run(folder);
    expect(await articleIn(folder)).toContain(`\ndate: ${today()}\n`);
    await run(folder, { '--title': 'Another', '--date': '2025-09-01' });
    expect(await articleIn(folder, 'another')).toContain('\ndate: 2025-09-01\n');
  });

  test('explains each of its fields in the words of the schema, in a remark above it', async () => {
    const folder = await project();
    await run(folder);
    const file = await articleIn(folder);
    for (const field of fields.filter(({ name }) => name !== 'slug')) {
      expect(file).toMatch(new RegExp(`^# .+\\n${field.name}: `, 'm'));
    }
  });

  test('keeps quotation marks, colons and signs of its title', async () => {
    const folder = await project();
    const title = 'The "award": # of hours & \\ more';
    const { code } = await run(folder, { '--title': title });
    expect(code).toBe(0);
    expect(await articleIn(folder, 'the-award-of-hours-and-more')).toContain(
      `title: ${JSON.stringify(title)}`,
    );
    expect(await problemsOf(folder, 'the-award-of-hours-and-more')).toEqual([]);
  });

  test('takes a text from a file, as Windows writes it too, with the time it takes to read', async () => {
    const folder = await project();
    await writeFile(join(folder, 'text.txt'), `\uFEFF## The plan\r\n\r\n${'Plain words. '.repeat(430)}`);
    const { code, stderr } = await run(folder, {}, '--text', 'text.txt');
    expect([code, stderr]).toEqual([0, '']);
    const file = await articleIn(folder);
    expect(file).toContain('readTime: 4 min read');
    expect(file).toContain('\n---\n\n## The plan\n\nPlain words.');
    expect(file).not.toContain('<!--');
  });

  test('says what the check finds in a text of the writer, which is written all the same', async () => {
    const folder = await project();
    await writeFile(join(folder, 'text.txt'), '# A title again\n\nWords.');
    const { code, stderr } = await run(folder, {}, '--text', 'text.txt');
    expect(code).toBe(1);
    expect(stderr).toMatch(/payday-super-what-changes\.md:\d+:1 .*##/);
    expect(await articleIn(folder)).toContain('# A title again');
  });

  test('is a draft when it shall be one', async () => {
    const folder = await project();
    await run(folder, {}, '--draft');
    expect(await articleIn(folder)).toMatch(/^draft: true$/m);
  });

  test('may have the address of its picture as the host gives it', async () => {
    const folder = await project();
    const { code } = await run(folder, { '--image': `${picture}?w=1200&q=80` });
    expect(code).toBe(0);
    expect(await articleIn(folder)).toContain(`\nimage: ${picture}\n`);
  });
});

describe('what cannot be used', () => {
  test('is named all at once, with what to write, and nothing is written', async () => {
    const folder = await project();
    const before = await readdir(join(folder, 'content/articles'));
    const { code, stderr } = await run(folder, {
      '--excerpt': undefined,
      '--category': 'Sport',
      '--date': '28/07/2025',
      '--image': 'https://example.com/a.jpg',
      '--image-alt': 'Image of a laptop',
    });
    expect(code).toBe(1);
    expect(stderr).toContain('missing: --excerpt');
    expect(stderr).toMatch(/--category: .*5 Innovation/);
    expect(stderr).toMatch(/--date: .*2025-07-28/);
    expect(stderr).toMatch(/--image: .*images\.unsplash\.com/);
    expect(stderr).toMatch(/--image-alt: .*Image of/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(await readdir(join(folder, 'content/articles'))).toEqual(before);
  });

  test('without a terminal and without flags is every flag that is needed', { timeout: 30_000 }, async () => {
    const { code, stderr } = await runTool('new-article.ts', { cwd: await project() });
    expect(code).toBe(1);
    expect(stderr).toContain('missing: --title, --category, --excerpt, --image, --image-alt');
  });

  test('is a file name that is taken: the file that has it stays as it is', async () => {
    const folder = await project();
    await run(folder);
    const before = await articleIn(folder);
    const { code, stderr } = await run(folder, { '--title': 'Another title', '--slug': slug });
    expect(code).toBe(1);
    expect(stderr).toMatch(/--slug: .*taken by .*choose another/);
    expect(await articleIn(folder)).toBe(before);
  });

  test('is the former file name of another article', async () => {
    const folder = await project();
    await run(folder, { '--title': 'Renamed' });
    const path = join(folder, 'content/articles/renamed.md');
    const file = await readFile(path, 'utf8');
    await writeFile(path, file.replace('# aliases: [former-file-name]', `aliases: [${slug}]`));
    const { code, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('renamed.md');
  });

  test('is a title that another article has', async () => {
    const { code, stderr } = await run(await project(), {
      '--title': 'managed it, explained without the acronyms',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/--title: .*managed-it.*\.md has this title/);
  });

  test.each([
    [['--titel', 'A'], '--titel'],
    [['A', 'title'], '-- --title'],
    [['--text', 'missing.txt'], 'no such file'],
  ])('as in %j, is answered with what to write', async (args, part) => {
    const { code, stderr } = await callTool(newArticle, { args, cwd: await project() });
    expect(code).toBe(1);
    expect(stderr).toContain(part);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('is a document of a word processor as text', async () => {
    const folder = await project();
    await writeFile(join(folder, 'text.docx'), Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00]));
    const { code, stderr } = await run(folder, {}, '--text', 'text.docx');
    expect(code).toBe(1);
    expect(stderr).toMatch(/save it as text \(\.txt\) in UTF-8/);
  });

  test('is a folder without a project', async () => {
    const { code, stderr } = await run(await temporaryFolder());
    expect(code).toBe(1);
    expect(stderr).toContain('run this in the folder of the project');
  });
});

test('--help shows every flag with an example', async () => {
  const { code, stdout } = await callTool(newArticle, {
    args: ['--help'],
    cwd: await temporaryFolder(),
  });
  expect(code).toBe(0);
  for (const { flag } of fields) expect(stdout).toMatch(new RegExp(`--${flag} +\\S`));
});

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

describe('CONTRIBUTING.md', async () => {
  const guide = await readFile('CONTRIBUTING.md', 'utf8');
  const example = (/```markdown\n( *---\n[\s\S]*?)```/.exec(guide)?.[1] ?? '').replace(/^ {3}/gm, '');
  const rows = [...guide.matchAll(/^\| `(.+)` \| `(.+)` \| `(.+)` \|$/gm)].map(
    ([, wrong = '', message = '', right = ''], index) => ({ index, wrong, message, right }),
  );
  const [plain, wrong, right] = await Promise.all([
    saidOf([example]),
    saidOf(rows.map((row) => changed(row.index, row.wrong, fieldOf(row.right)))),
    saidOf(rows.map((row) => changed(row.index, row.right, fieldOf(row.right)))),
  ]);

  /** The field that a line gives; empty for a line of text. */
  function fieldOf(line: string): string {
    return /^(\w+): /.exec(line)?.[1] ?? '';
  }

  /** The example, told from others by its number, with the line of a field changed or a line of text more. */
  function changed(number: number, line: string, field: string): string {
    const own = example
      .replace(/^id: .*$/m, `id: ${number + 1}`)
      .replace(/^title: .*$/m, `title: Title ${number}`);
    return field ? own.replace(new RegExp(`^${field}: .*$`, 'm'), () => line) : `${own}\n${line}\n`;
  }

  /** What the check says of each of these articles when there are no others, without the places. */
  async function saidOf(files: string[]): Promise<string[][]> {
    const folder = await project();
    const articles = join(folder, 'content/articles');
    for (const name of await readdir(articles)) await rm(join(articles, name));
    await Promise.all(files.map((file, index) => writeFile(join(articles, `article-${index}.md`), file)));
    const { problems } = await checkContent(join(folder, 'content'));
    return files.map((_, index) =>
      problems
        .filter(({ path }) => path === join(articles, `article-${index}.md`))
        .map((problem) => formatProblem(problem).replace(/^.*?:\d+:\d+ /, '')),
    );
  }

  test('has an example of an article that passes the check but for its short text', () => {
    expect(plain).toEqual([[expect.stringContaining('warning: readTime')]]);
  });

  test('has a table of messages', () => {
    expect(rows.length).toBeGreaterThan(12);
  });

  test.each(rows)('says of "$wrong" what the check says', ({ index, message }) => {
    expect(wrong[index]).toContain(message);
  });

  test.each(rows)('mends it with "$right"', ({ index }) => {
    expect(right[index]?.filter((text) => !text.startsWith('warning: readTime'))).toEqual([]);
  });
});
