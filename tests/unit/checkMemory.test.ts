import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent, type Memory } from '@/lib/check/checkContent';
import type { Faultless } from '@/lib/check/checkDocument';
import { formatProblem } from '@/lib/check/problem';
import { openMemory } from '@/tools/check-content/memory';
import { runTool } from './support/runTool';
import { projectFolder } from './support/specification';

const articles = 'content/articles';
const linking = join(articles, 'managed-it-explained-without-the-acronyms.md');
const linked = join(articles, 'what-to-ask-before-you-change-payroll-provider.md');

let folder: string;

/** A memory as the tool has it, which counts what it did not have to read again. */
function memory(): Memory & { recalled: number } {
  const documents = new Map<string, string>();
  return {
    recalled: 0,
    recall(path, source) {
      const known = documents.get(path + source);
      if (known) this.recalled += 1;
      // As from a file.
      return known === undefined ? undefined : (JSON.parse(known) as Faultless);
    },
    keep: (path, source, document) => void documents.set(path + source, JSON.stringify(document)),
  };
}

async function problems(known?: Memory): Promise<string[]> {
  const found = await checkContent(join(folder, 'content'), { memory: known });
  return found.problems.map((problem) => formatProblem(problem).slice(folder.length + 1));
}

async function append(file: string, text: string) {
  const path = join(folder, file);
  await writeFile(path, `${await readFile(path, 'utf8')}\n${text}\n`);
}

beforeEach(async () => {
  folder = await projectFolder();
});

describe('a check that remembers the one before', () => {
  test('reads only what has changed, and finds the same', async () => {
    const known = memory();
    expect(await problems(known)).toEqual([]);
    await append(linking, 'See [this](/no-such-page).');
    expect(await problems(known)).toEqual(await problems());
    expect(known.recalled).toBeGreaterThan(10);
    const files = (await checkContent(join(folder, 'content'))).files;
    expect(known.recalled).toBe(files - 1);
  });

  test('finds what another document has done to one that is not read again', async () => {
    const known = memory();
    await append(linked, '## A heading to link to\n\nWords.');
    await append(
      linking,
      'See [the questions about payroll](/news-insights/what-to-ask-before-you-change-payroll-provider#a-heading-to-link-to).',
    );
    expect(await problems(known)).toEqual([]);
    expect(await problems(known)).toEqual([]);
    const path = join(folder, linked);
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace('## A heading to link to', '## Another one'),
    );
    expect(await problems(known)).toEqual([expect.stringMatching(/no heading #a-heading-to-link-to/)]);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^id: .*$/m, 'id: 1'));
    expect(await problems(known)).toEqual(await problems());
  });

  test('says again what is still wrong', async () => {
    const known = memory();
    await append(linking, '# A heading of the first level');
    const first = await problems(known);
    expect(first).not.toEqual([]);
    expect(await problems(known)).toEqual(first);
  });
});

describe('the memory on disk', () => {
  const home = process.cwd();

  test('holds what was kept until the words that are known change', async () => {
    process.chdir(folder);
    try {
      const document = { links: [], anchors: ['one'] };
      const first = await openMemory();
      first.keep('a.md', 'text', document);
      await first.save();
      expect((await openMemory()).recall('a.md', 'text')).toEqual(document);
      expect((await openMemory()).recall('a.md', 'other text')).toBeUndefined();
      expect((await openMemory()).recall('b.md', 'text')).toBeUndefined();
      await append('content/words.txt', 'newword');
      expect((await openMemory()).recall('a.md', 'text')).toBeUndefined();
    } finally {
      process.chdir(home);
    }
  });
});

test('a memory that cannot be kept changes nothing in what is found', async () => {
  await writeFile(join(folder, '.cache'), 'No folder');
  await append(linked, '[gone](/no-such-page)');
  const { code, stderr } = await runTool('check-content.ts', { cwd: folder });
  expect(stderr).toMatch(/no-such-page[\s\S]*The next check will take as long as this one/);
  expect(code).toBe(1);
}, 30_000);
