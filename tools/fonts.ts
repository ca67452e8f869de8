import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { filesBelow, remembered } from './files';
import { hashOf } from './hash';

type Folders = { textDirs: readonly string[]; outDir: string };

/** Characters that are in the fonts whatever the texts hold: visitors write some, too. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0\u2002©·×–—‘’“”…`;

/** What stays of a font besides its characters. */
const sources = [
  {
    name: 'besley',
    file: '@fontsource/besley/files/besley-latin-400-normal.woff2',
    options: { keepFeatures: ['kern', 'liga', 'calt'] },
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    // The weights that components/theme/fonts.ts declares; the figures of one width are for lists with numbers.
    options: { keepFeatures: ['kern', 'rvrn', 'tnum'], variationAxes: { wght: { min: 400, max: 600 } } },
  },
];

/**
 * Writes the fonts of the site with the characters that its texts need, three fifths of what they come as. A
 * character that is in neither, a browser takes from a font of its own. Leaves fonts alone that would not change.
 */
export async function writeFonts({ textDirs, outDir }: Folders): Promise<void> {
  // Each once: a sign that is in the fonts anyway must not change their recipe, on which every page depends.
  const texts = await Promise.all(textDirs.map(textBelow));
  const characters = [...new Set([always, ...texts].join(''))].sort().join('');
  const recipe = hashOf(characters, JSON.stringify(sources), await readFile('package.json'));
  const recipeFile = join(outDir, 'recipe.json');
  const isThere = sources.every(({ name }) => existsSync(join(outDir, `${name}.woff2`)));
  if (isThere && (await remembered(recipeFile)) === recipe) return;
  await mkdir(outDir, { recursive: true });
  for (const { name, file, options } of sources) {
    const whole = await readFile(join('node_modules', file));
    const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
    await writeFile(join(outDir, `${name}.woff2`), subset);
  }
  await writeFile(recipeFile, JSON.stringify(recipe));
}

async function textBelow(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
}
