import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { categories } from '@/lib/articles/categories';
import { articleIn, given, slug } from '../unit/support/newArticle';
import { type Ran, startTool } from '../unit/support/runTool';
import { projectFolder } from '../unit/support/specification';

const clear = '\u0015';

/** Makes the program treat its standard input, a pipe, as a terminal. */
const asTerminal = { NODE_OPTIONS: '--import "data:text/javascript,process.stdin.isTTY=true"' };

type Entry = [shown: string, keys: string];

/**
 * Runs the command with flags and types each answer when the text before it is shown. Rejects if the command ends
 * before it has shown them all.
 */
function typed(
  cwd: string,
  flags: Record<string, string>,
  entries: Entry[],
  ...more: string[]
): Promise<Ran> {
  const args = [...Object.entries(flags).flat(), ...more];
  const child = startTool('writers/new-article/main.ts', { args, cwd, env: asTerminal });
  // After a timeout, the command would wait for an answer forever.
  onTestFinished(() => {
    child.kill();
  });
  const waiting = [...entries];
  let [terminal, stderr, read] = ['', '', 0];
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    terminal += data;
    const text = stripVTControlCharacters(terminal);
    const [shown, keys] = waiting[0] ?? [];
    if (shown === undefined || !text.includes(shown, read)) return;
    waiting.shift();
    read = text.length;
    child.stdin.write(keys ?? '');
  });
  child.stderr.setEncoding('utf8').on('data', (data: string) => {
    stderr += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.stdin.on('error', reject);
    child.on('close', (code) => {
      const stdout = stripVTControlCharacters(terminal);
      const missing = waiting.map(([shown]) => `'${shown}'`).join(', ');
      if (missing)
        reject(new Error(`It ended with ${code} and never showed ${missing}:\n${stdout}${stderr}`));
      else resolve({ code, stdout, stderr });
    });
  });
}

const without = (...flags: string[]) =>
  Object.fromEntries(Object.entries(given).filter(([flag]) => !flags.includes(flag)));
const date = { '--date': '2025-09-01' };

/** Only for a command that never ends: a busy machine takes long. */
const timeout = 120_000;

describe('new:article at a terminal', { timeout }, () => {
  test.each([
    ['y', /^draft: true$/m],
    ['n', /^# draft: true$/m],
  ])('asks again after an unclear answer about the draft, until it is %s', async (answer, expected) => {
    const folder = await projectFolder();
    const { code, stdout } = await typed(folder, { ...given, ...date, '--slug': slug }, [
      ['as a draft', 'maybe\r'],
      ['must answer', `${clear}${answer}\r`],
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('You must answer with "Yes" or "No"');
    expect(await articleIn(folder)).toMatch(expected);
  });

  test('writes nothing if an unclear answer is the last one', async () => {
    const folder = await projectFolder();
    const before = await readdir(join(folder, 'content/articles'));
    const { code } = await typed(folder, { ...given, ...date, '--slug': slug }, [
      ['as a draft', 'maybe\r'],
      ['must answer', '\u0003'],
    ]);
    expect(code).toBe(130);
    expect(await readdir(join(folder, 'content/articles'))).toEqual(before);
  });

  test('accepts a file name with capitals and spaces in its proposed form, and shows that', async () => {
    const folder = await projectFolder();
    const { code, stdout } = await typed(folder, { ...given, ...date }, [
      ['File name', 'Payday Super & You.MD\r'],
      ['as a draft', 'n\r'],
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('end of the URL payday-super-and-you\n');
    expect(await articleIn(folder, 'payday-super-and-you')).toContain('id: 7');
  });

  test('asks again for a file name whose letters a URL cannot have', async () => {
    const folder = await projectFolder();
    const { code } = await typed(folder, { ...given, ...date }, [
      ['File name', 'Ærø\r'],
      ['must be words of the letters a to z', `${clear}aero\r`],
      ['as a draft', 'n\r'],
    ]);
    expect(code).toBe(0);
    expect(await articleIn(folder, 'aero')).toContain('id: 7');
  });

  test('shows the categories once after a wrong one', async () => {
    const folder = await projectFolder();
    const { code, stdout, stderr } = await typed(
      folder,
      { ...without('--category'), ...date, '--slug': slug, '--category': 'Sport' },
      [
        ['Category', '\r'],
        ['as a draft', 'n\r'],
      ],
    );
    expect([code, stderr]).toEqual([0, "--category: 'Sport' is not a category\n"]);
    for (const category of categories.slice(1)) expect(stdout.split(category)).toHaveLength(2);
    expect(await articleIn(folder)).toContain(`\ncategory: ${categories[0]}\n`);
  });
});

describe('new:article with piped input', { timeout }, () => {
  test.each([
    ['answers', 'A title\na-title\n1\nmaybe\n'],
    ['nothing', ''],
  ])('ends with an error that lists the flags, given %s', async (_, piped) => {
    const folder = await projectFolder();
    const before = await readdir(join(folder, 'content/articles'));
    const child = startTool('writers/new-article/main.ts', { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    // Left open, as by a program that does not end: the command must not wait for more.
    child.stdin.write(piped);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(1);
    expect(stderr).toContain(
      'There is no terminal for questions. Add these flags: --title, --category, --excerpt, --image, --image-alt',
    );
    expect(await readdir(join(folder, 'content/articles'))).toEqual(before);
  });

  test('lists the categories once after a wrong one', async () => {
    const child = startTool('writers/new-article/main.ts', {
      args: Object.entries({ ...given, '--category': 'Sport' }).flat(),
      cwd: await projectFolder(),
    });
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    for (const category of categories) expect(stderr.split(category)).toHaveLength(2);
  });
});
