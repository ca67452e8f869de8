import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import { compileContent } from '@/tools/build/compileContent';
import { compilableProject } from './support/specification';

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

test('refuses an empty required field and a wrong date, at which pages would fail', async () => {
  const projectDir = await compilableProject();
  const folder = join(projectDir, 'content/articles');
  const files = (await filesBelow(folder)).filter((name) => name.endsWith('.md'));
  const [empty, wrong] = files as [string, string];
  const edit = async (file: string, before: RegExp, after: string) => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
  };
  await edit(empty, /^excerpt: .*$/m, 'excerpt:');
  await edit(wrong, /^date: .*$/m, 'date: 28/07/2025');
  const { code, output } = await compileContent({ projectDir });
  expect(code).toBe(1);
  for (const file of [empty, wrong]) expect(output).toContain(`"articles/${file}" failed with`);
}, 60_000);

test('fails when Contentlayer cannot load', async () => {
  const projectDir = await compilableProject();
  await writeFile(join(projectDir, 'contentlayer.config.ts'), "import 'no-such-package';\n");
  const { code, output } = await compileContent({ projectDir });
  expect(code).toBe(1);
  expect(output).toContain('no-such-package');
}, 60_000);

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
