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

test('a build that ends with an error while a module loads names the file and its line', async () => {
  const original = await readFile(file, 'utf8');
  const line = original.slice(0, original.indexOf(component)).split('\n').length;
  const broken = original.replace(component, `throw new Error('broken on purpose');\n${component}`);
  await writeFile(join(root, file), broken);
  const { code, stdout, stderr } = await runTool('build/build.ts', { cwd: root });
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  expect(code).toBe(1);
  expect(output).toContain(`${file}:${line}:`);
  expect(output).toContain('broken on purpose');
}, 180_000);
