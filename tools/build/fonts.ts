import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { filesBelow, writeIfChanged } from '../files';

type Folders = { textDirs: readonly string[]; outDir: string };

/** Characters that visitors may type: printable ASCII and common typographic characters. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0\u2002©·×–—‘’“”…`;

/** The fonts and the features to keep. */
const fonts = [
  {
    name: 'besley',
    file: '@fontsource/besley/files/besley-latin-400-normal.woff2',
    options: { keepFeatures: ['kern', 'liga', 'calt'] },
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    // The weights in components/theme/fonts.ts.
    options: { keepFeatures: ['kern', 'rvrn', 'tnum'], variationAxes: { wght: { min: 400, max: 600 } } },
  },
];

/**
 * Writes the site's fonts, subset to the characters of its texts, which is three fifths of their size. Browsers show
 * any other character in a fallback font. Does not touch unchanged files.
 */
export async function writeFonts({ textDirs, outDir }: Folders): Promise<void> {
  const texts = await Promise.all(textDirs.map(textBelow));
  const characters = [...new Set([always, ...texts].join(''))].sort().join('');
  await mkdir(outDir, { recursive: true });
  for (const { name, file, options } of fonts) {
    const original = await readFile(join('node_modules', file));
    const subset = await subsetFont(original, characters, { targetFormat: 'woff2', ...options });
    await writeIfChanged(join(outDir, `${name}.woff2`), subset);
  }
}

async function textBelow(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
}
