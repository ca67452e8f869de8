import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(resolve('tools/build/environment.ts')).href;

/** The variables after `setEnvironment`, in a separate process, because Next.js loads the files once. */
async function environment(
  mode: 'production' | 'development',
  files: Record<string, string>,
  shell: Record<string, string> = {},
): Promise<{ NODE_ENV?: string; SITE_URL?: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'environment-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const code = `
    import { setEnvironment } from ${JSON.stringify(module)};
    setEnvironment(${JSON.stringify(folder)}, '${mode}');
    const { NODE_ENV, SITE_URL } = process.env;
    console.log(JSON.stringify({ NODE_ENV, SITE_URL }));`;
  const { SITE_URL: _, ...inherited } = process.env;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    env: { ...inherited, ...shell },
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) as string);
}

test('a build is a production build, also where NODE_ENV says development', async () => {
  const { NODE_ENV } = await environment('production', {}, { NODE_ENV: 'development' });
  expect(NODE_ENV).toBe('production');
});

test('the variables of .env.local apply to every step', async () => {
  const { SITE_URL } = await environment('production', { '.env.local': 'SITE_URL=https://local.example\n' });
  expect(SITE_URL).toBe('https://local.example');
});

test('a variable of the shell wins over .env files', async () => {
  const files = { '.env': 'SITE_URL=https://file.example\n' };
  const { SITE_URL } = await environment('production', files, { SITE_URL: 'https://shell.example' });
  expect(SITE_URL).toBe('https://shell.example');
});

test('the development server reads .env.development, a build does not', async () => {
  const files = { '.env.development': 'SITE_URL=https://dev.example\n' };
  expect((await environment('production', files)).SITE_URL).toBeUndefined();
  expect((await environment('development', files)).SITE_URL).toBe('https://dev.example');
});
