import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Each npm script that is one of our programs, with its file in tools/. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^(?:npm run \S+ && )?tsx (?:--\S+ )?tools\/(\S+\.ts)(?: &&|$)/.exec(command) ?? [];
  return file ? [[name, file] as const] : [];
});

test('the commands are those of the package', () => {
  expect(commands.length).toBeGreaterThan(5);
});

test.each(commands)('an unknown flag of npm run %s is refused with its usage', async (name, file) => {
  const cwd = await temporaryFolder();
  const { code, stdout, stderr } = await callTool(file, { cwd, args: ['--no-such-flag'] });
  expect([code, stdout]).toEqual([expect.any(Number), '']);
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(`npm run ${name}`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('--help prints the usage and does nothing else', async () => {
  const ran = await callTool('hosting/serve.ts', { cwd: await temporaryFolder(), args: ['--help'] });
  expect(ran).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: npm run serve/), stderr: '' });
});
