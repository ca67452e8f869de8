import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import { compileContent } from '@/tools/build/compileContent';
import { compilableProject } from '../unit/support/specification';

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

test('refuses an empty required field, at which pages would fail', async () => {
  const projectDir = await compilableProject();
  const [file = ''] = (await filesBelow(join(projectDir, 'content/articles'))).filter((name) =>
    name.endsWith('.md'),
  );
  const path = join(projectDir, 'content/articles', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^excerpt: .*$/m, 'excerpt:'));
  expect((await compileContent({ projectDir })).code).toBe(1);
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
