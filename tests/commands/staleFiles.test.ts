import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { compileOnce } from '../unit/support/compileSpecification';
import { temporaryFolder } from '../unit/support/folders';
import { compilableProject, contentCopy } from '../unit/support/specification';

const slug = 'managed-it-explained-without-the-acronyms';

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

/** Runs one of our npm scripts; returns its exit code and output. */
async function run(script: string, cwd: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return promisify(execFile)(npm, ['run', script], { cwd, env, shell: process.platform === 'win32' }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

describe('the compiled content of the unit tests', { timeout: 240_000 }, () => {
  const titleIn = async (folder: string) =>
    JSON.parse(await readFile(compiled(folder), 'utf8')).title as string;
  const compiled = (folder: string) =>
    join(folder, `.contentlayer/generated/Article/articles__${slug}.md.json`);

  test('follows changes of the content and of the compiled files, and is kept otherwise', async () => {
    const content = await contentCopy();
    const folder = join(await temporaryFolder(), 'compiled');
    await compileOnce({ content, folder });

    await edit(join(content, `articles/${slug}.md`), (text) =>
      text.replace(/^title: .*$/m, 'title: Changed'),
    );
    await compileOnce({ content, folder });
    expect(await titleIn(folder)).toBe('Changed');

    await edit(compiled(folder), (text) => text.replace('"Changed"', '"Of another branch"'));
    await compileOnce({ content, folder });
    expect(await titleIn(folder)).toBe('Changed');

    await writeFile(join(folder, 'kept'), '');
    await compileOnce({ content, folder });
    expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('');
  });
});

test('npm run typecheck ignores compiled content and route types of another branch', {
  timeout: 240_000,
}, async () => {
  const folder = await compilableProject();
  await cp('.generated/specification/.contentlayer', join(folder, '.contentlayer'), { recursive: true });
  await edit(join(folder, '.contentlayer/generated/types.d.ts'), (text) =>
    text.replaceAll('readTime: string', 'old: string'),
  );
  // What `next dev` leaves behind, cut short.
  await mkdir(join(folder, '.next/types'), { recursive: true });
  await writeFile(join(folder, '.next/types/routes.d.ts'), 'type Route = Missing;\ntype Half =');
  await writeFile(join(folder, 'next-env.d.ts'), 'import "./.next/types/routes.d.ts";\n');
  await writeFile(
    join(folder, 'lib/usesOldField.ts'),
    "import type { Article } from '#content';\n\nexport const old = (article: Article) => article.old;\n",
  );
  const { code, output } = await run('typecheck', folder);
  expect(code).not.toBe(0);
  expect(output.match(/.*error TS.*/g)).toEqual([
    expect.stringMatching(/usesOldField\.ts.*Property 'old' does not exist/),
  ]);
});
