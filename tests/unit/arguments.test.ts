import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { runTool } from './support/runTool';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Each npm script that is one of our programs, with its file in tools/. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:npm run \S+ && )?tsx (?:--\S+ )?tools\/(\S+\.ts)(?: &&|$)/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

test('are those of the package', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['build', 'dev', 'serve', 'check:urls']),
  );
});

describe('an unknown argument', () => {
  test.each(commands)('of npm run %s is refused with its usage', async (name, file) => {
    const { code, stdout, stderr } = await callTool(file, {
      cwd: await temporaryFolder(),
      args: ['--no-such-flag'],
    });
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain(`npm run ${name}`);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['build/build.ts', 'npm run build'],
    ['build/dev.ts', 'npm run dev [-- --port 8080 --host 0.0.0.0]'],
    [
      'launch/check-launch.ts',
      'npm run check:launch [-- FOLDER]    checks content/, or another folder with its structure',
      'content',
    ],
  ])('without a flag is refused by %s', async (file, usage, ...args) => {
    const { code, stderr } = await callTool(file, {
      cwd: await temporaryFolder(),
      args: [...args, 'surplus'],
    });
    expect([code, stderr]).toEqual([2, `Unexpected argument 'surplus'.\nUsage: ${usage}\n`]);
  });
});

test('--help prints the usage and does nothing else', async () => {
  const { code, stdout, stderr } = await callTool('hosting/serve.ts', {
    cwd: await temporaryFolder(),
    args: ['--help'],
  });
  expect([code, stdout, stderr]).toEqual([
    ...[0, 'Usage: npm run serve [-- --port 8080 --host 0.0.0.0]\n', ''],
  ]);
});

test('npm run dev takes the port from its flag', async () => {
  const { code, stderr } = await runTool('build/dev.ts', {
    cwd: await temporaryFolder(),
    args: ['--port', '80.5'],
    env: { PORT: '4000' },
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining('The port is "80.5"')]);
});
