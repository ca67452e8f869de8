import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compileOnce } from './support/compileSpecification';
import { temporaryFolder } from './support/folders';
import { contentCopy } from './support/specification';

test('the compiled content of the unit tests follows changes of the content and of the compiled files, and is kept otherwise', async () => {
  const content = await contentCopy();
  const folder = join(await temporaryFolder(), 'compiled');
  const compiled = join(folder, '.contentlayer/generated/company.yaml');
  const compile = vi.fn(async () => {
    await mkdir(dirname(compiled), { recursive: true });
    await cp(join(folder, 'content/company.yaml'), compiled);
    return { code: 0, output: '' };
  });

  await compileOnce({ content, folder, compile });
  await writeFile(join(content, 'company.yaml'), 'name: Changed\n');
  await compileOnce({ content, folder, compile });
  expect(await readFile(compiled, 'utf8')).toBe('name: Changed\n');

  await writeFile(compiled, 'name: Of another branch\n');
  await compileOnce({ content, folder, compile });
  expect(await readFile(compiled, 'utf8')).toBe('name: Changed\n');

  await compileOnce({ content, folder, compile });
  expect(compile).toHaveBeenCalledTimes(3);
});
