import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { copySite } from '../sites/copyProject';
import { runTool } from '../unit/support/runTool';

/** Inside the project, where Turbopack finds the packages. */
const root = '.sites/broken';
const file = 'components/ui/PageHero.tsx';
const component = 'export function PageHero(';

beforeAll(() => copySite(root));

test.each([
  ['an unescaped quotation mark', "const sentence = 'We don't sell';\n", /semicolon|string/],
  [
    'an import of a missing file',
    "import { a } from './Missing';\nconsole.log(a);\n",
    /Can't resolve '\.\/Missing'/,
  ],
  ['an error while a module loads', "throw new Error('broken on purpose');\n", /broken on purpose/],
])(
  'a build that ends with %s names the file and its line',
  async (_, code, reason) => {
    const original = await readFile(file, 'utf8');
    const line = original.slice(0, original.indexOf(component)).split('\n').length;
    await writeFile(join(root, file), original.replace(component, `${code}${component}`));
    const { code: exitCode, stdout, stderr } = await runTool('build/build.ts', { cwd: root });
    const output = stripVTControlCharacters(`${stdout}${stderr}`);
    expect(exitCode).toBe(1);
    expect(output).toContain(`${file}:${line}:`);
    expect(output).toMatch(reason);
  },
  180_000,
);
