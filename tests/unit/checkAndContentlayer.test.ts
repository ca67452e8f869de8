import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocument } from '@/lib/check/checkDocument';
import { decode } from '@/lib/check/decode';
import { candidate } from './support/candidates';
import { articles, expectSound, speller } from './support/checkedFile';
import { temporaryFolder } from './support/folders';

const odd = 'tests/fixtures/content-odd/articles';

/** Documents of content/ that are no articles. */
const others = 9;

/** A project in which Contentlayer finds our configuration, and nothing but the articles given. */
async function projectWith(sources: readonly string[]): Promise<string> {
  const project = await temporaryFolder();
  await cp('content', join(project, 'content'), {
    recursive: true,
    filter: (path) => !path.includes('articles/'),
  });
  await mkdir(join(project, 'content/articles'), { recursive: true });
  await cp('lib/schema', join(project, 'lib/schema'), { recursive: true });
  for (const file of ['contentlayer.config.ts', 'package.json', 'tsconfig.json'])
    await cp(file, join(project, file));
  await symlink(resolve('node_modules'), join(project, 'node_modules'), 'dir');
  for (const [index, source] of sources.entries())
    await writeFile(join(project, `content/articles/accepted-${index + 1}.md`), source);
  return project;
}

test('whatever the check accepts goes through Contentlayer', { timeout: 60_000 }, async () => {
  const accepted: string[] = [];
  const read: { id: number }[] = [];
  fc.assert(
    fc.property(candidate, (make) => {
      const source = make(accepted.length + 1);
      const { problems, yaml } = checkDocument('article.md', source, articles, speller);
      expectSound(source, problems);
      const { findings } = decode(Buffer.from(source));
      if ([...findings, ...problems].some(({ severity }) => severity === 'error')) return;
      accepted.push(source);
      read.push(yaml?.values as { id: number });
    }),
    { numRuns: 150 },
  );
  expect(accepted.length).toBeGreaterThan(50);
  for (const name of await readdir(odd)) {
    const source = `\uFEFF${(await readFile(join(odd, name), 'utf8')).replaceAll('\n', '\r\n')}`;
    accepted.push(source);
    read.push(checkDocument(name, source, articles).yaml?.values as { id: number });
  }

  const project = await projectWith(accepted);
  const contentlayer = resolve('node_modules/contentlayer2/bin/cli.cjs');
  // Contentlayer believes PWD more than the folder it was started in, and may end with 0 all the same.
  const options = { cwd: project, env: { ...process.env, PWD: project } };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [contentlayer, 'build'],
    options,
  ).catch((error: { stdout: string; stderr: string }) => error);
  expect(stdout + stderr).toContain(`Generated ${accepted.length + others} documents`);
  const index = join(project, '.contentlayer/generated/Article/_index.json');
  const built = JSON.parse(await readFile(index, 'utf8')) as { id: number; date: string }[];
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const days = built.sort(byId).map((one) => ({ ...one, date: one.date.slice(0, 10) }));
  expect(days).toMatchObject(read.sort(byId));
});
