import { readFile, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compileContent } from '@/tools/build/compileContent';
import { compilableProject } from '../unit/support/specification';

const slugs = ['construction-innovation-building-for-tomorrow', 'managed-it-explained-without-the-acronyms'];
/** As after a checkout, every file has the same modification time. */
const checkout = new Date('2025-09-01T00:00:00Z');

test('recompiles two articles that were swapped with equal modification times', async () => {
  const projectDir = await compilableProject();
  const [one, other] = slugs.map((slug) => join(projectDir, 'content/articles', `${slug}.md`)) as [
    string,
    string,
  ];
  const compiledTitles = async () => {
    for (const file of [one, other]) await utimes(file, checkout, checkout);
    expect((await compileContent({ projectDir })).code).toBe(0);
    const compiled = slugs.map((slug) =>
      readFile(join(projectDir, `.contentlayer/generated/Article/articles__${slug}.md.json`), 'utf8'),
    );
    return (await Promise.all(compiled)).map((json) => JSON.parse(json).title);
  };
  const before = await compiledTitles();
  await rename(one, `${one}.swapped`);
  await rename(other, one);
  await rename(`${one}.swapped`, other);
  expect(await compiledTitles()).toEqual(before.toReversed());
});

test.skipIf(process.platform === 'win32')(
  'does not read what a link leads to',
  async () => {
    const projectDir = await compilableProject();
    await symlink('/dev/zero', join(projectDir, 'content/articles/endless.md'));
    const { code, output } = await compileContent({ projectDir, signal: AbortSignal.timeout(20_000) });
    expect(code).toBe(1);
    expect(output).toContain('content/articles/endless.md: this is a symbolic link');
  },
  60_000,
);

test.skipIf(process.platform === 'win32')('stops with what it started', async () => {
  const projectDir = await compilableProject();
  const [esbuild, ticks] = [join(projectDir, 'esbuild'), join(projectDir, 'ticks')];
  const endless = `#!/bin/sh\nwhile echo >> '${ticks}'; do sleep 0.1; done\n`;
  await writeFile(esbuild, endless, { mode: 0o755 });
  vi.stubEnv('ESBUILD_BINARY_PATH', esbuild);
  onTestFinished(() => void vi.unstubAllEnvs());
  const stop = new AbortController();
  const compiling = compileContent({ projectDir, signal: stop.signal });
  await vi.waitFor(() => readFile(ticks), { timeout: 60_000 });
  stop.abort();
  expect((await compiling).code).toBe(1);
  const stopped = await readFile(ticks, 'utf8');
  await setTimeout(1000);
  expect(await readFile(ticks, 'utf8')).toBe(stopped);
});
