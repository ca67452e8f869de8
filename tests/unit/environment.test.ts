import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folders';

const module = pathToFileURL(resolve('tools/build/environment.ts')).href;

test('a build is a production build with the variables of .env, except those of the shell', async () => {
  const folder = await temporaryFolder({
    '.env': 'SITE_URL=https://file.example\nPORT=4000\n',
    '.env.development': 'SITE_URL=https://dev.example\n',
  });
  const code = `
    import { setEnvironment } from ${JSON.stringify(module)};
    setEnvironment(${JSON.stringify(folder)}, 'production');
    const { NODE_ENV, SITE_URL, PORT } = process.env;
    console.log(JSON.stringify({ NODE_ENV, SITE_URL, PORT }));`;
  const { SITE_URL: _, ...inherited } = process.env;
  // A process of its own, because Next.js loads the files once.
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    env: { ...inherited, NODE_ENV: 'development', PORT: '5000' },
    encoding: 'utf8',
  });
  expect(JSON.parse(output.trim().split('\n').at(-1) as string)).toEqual({
    NODE_ENV: 'production',
    SITE_URL: 'https://file.example',
    PORT: '5000',
  });
});
