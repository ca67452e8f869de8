import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';

const module = pathToFileURL(resolve('tools/build/environment.ts')).href;

/** The variables after `setEnvironment`, in a separate process, because Next.js loads the files once. */
async function environment(
  mode: 'production' | 'development',
  files: Record<string, string>,
  shell: Record<string, string> = {},
): Promise<{ NODE_ENV?: string; SITE_URL?: string; PORT?: string }> {
  const folder = await temporaryFolder(files);
  const code = `
    import { setEnvironment } from ${JSON.stringify(module)};
    setEnvironment(${JSON.stringify(folder)}, '${mode}');
    const { NODE_ENV, SITE_URL, PORT } = process.env;
    console.log(JSON.stringify({ NODE_ENV, SITE_URL, PORT }));`;
  const { SITE_URL: _, ...inherited } = process.env;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    env: { ...inherited, ...shell },
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) as string);
}

const files = {
  '.env': 'SITE_URL=https://file.example\nPORT=4000\n',
  '.env.development': 'SITE_URL=https://dev.example\n',
};

test('a build is a production build, also where NODE_ENV says development, and a variable of the shell wins over .env files', async () => {
  expect(await environment('production', files, { NODE_ENV: 'development', PORT: '5000' })).toEqual({
    NODE_ENV: 'production',
    SITE_URL: 'https://file.example',
    PORT: '5000',
  });
});

test('only the development server reads .env.development', async () => {
  expect((await environment('development', files)).SITE_URL).toBe('https://dev.example');
});
