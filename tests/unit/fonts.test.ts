import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFamilies } from '@/components/theme/fontFamilies';

const folder = 'public/fonts';
const families = Object.values(fontFamilies);

test('the font files are those that the styles name, with hashes of their bytes, because browsers keep them', async () => {
  const files = (await readdir(folder)).sort();
  expect(files).toEqual(
    families
      .flatMap(({ core, rest, ...more }) => [core, rest.file, ...('italic' in more ? [more.italic] : [])])
      .sort(),
  );
  for (const file of files) {
    const hash = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
    expect(file).toContain(`-${hash.slice(0, 10)}.woff2`);
  }
});

test('the files that every page preloads have at most 23 KB', async () => {
  const sizes = families.map(async ({ core }) => (await readFile(join(folder, core))).length);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  expect(total).toBeLessThanOrEqual(23_000);
});
