import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readFontFamily } from '@/tools/build/fontPackages';
import { writeFonts } from '@/tools/build/fonts';
import { temporaryFolder } from './support/folders';

/** The fonts of the design direction, whatever the brand's are. */
const families = {
  display: await readFontFamily('display', '@fontsource/besley'),
  text: await readFontFamily('text', '@fontsource-variable/figtree'),
};

/** The fonts for a text, by their names without hashes. */
async function fontsFor(text: string) {
  const root = await temporaryFolder({ 'content/articles/a.md': text, 'content/a.pdf': 'Ł' });
  const [outDir, stylesFile] = [join(root, 'fonts'), join(root, 'fonts.json')];
  const options = { contentDir: join(root, 'content'), textDirs: [], outDir, stylesFile, families };
  const warnings = await writeFonts(options);
  const fonts: Record<string, Buffer> = {};
  for (const file of (await readdir(outDir)).sort())
    fonts[file.replace(/-[0-9a-f]{10}\.woff2$/, '')] = await readFile(join(outDir, file));
  return { fonts, warnings: warnings.map((line) => line.replace(`${root}/`, '')) };
}

/** Whether a font has a glyph for a character: a subset of only that character is not empty. */
async function has(font: Buffer | undefined, character: string): Promise<boolean> {
  const sizeOf = async (text: string) => (await subsetFont(font as Buffer, text)).length;
  return (await sizeOf(character)) > (await sizeOf('\ue000'));
}

test('each font has an accented letter that the content writes with an accent or as a reference', async () => {
  const { fonts } = await fontsFor('cafe\u0301, M&#252;nster');
  expect(Object.keys(fonts)).toEqual(['besley-latin', 'figtree-latin']);
  for (const [name, font] of Object.entries(fonts)) {
    for (const letter of '!~éü') expect(await has(font, letter), `${letter} in ${name}`).toBe(true);
    expect(await has(font, 'ñ'), name).toBe(false);
  }
});

test('letters that a font lacks are reported with their line, symbols are not', async () => {
  const { warnings } = await fontsFor('---\ntitle: Łukasz → ✓ 🌱 ½\n---\nĐặng Thị Hồng, 陈\n');
  expect(warnings).toEqual([
    expect.stringMatching(/^content\/articles\/a\.md:4 warning The font Besley has no ặ ị ồ 陈\./),
    expect.stringMatching(/^content\/articles\/a\.md:4 warning The font Figtree has no ặ ị ồ 陈\./),
  ]);
});

test.each([
  ['@fontsource/../sharp', 'is not a package of Fontsource.'],
  [
    '@fontsource-variable/not-installed',
    'is not installed. Run: npm install @fontsource-variable/not-installed',
  ],
  ['@fontsource/besley', 'is static. Text uses weights 400 to 600'],
])('a font that the site cannot use is refused: %s', async (name, reason) => {
  await expect(readFontFamily('text', name)).rejects.toThrow(
    `components/theme/brand.ts: the text font '${name}' ${reason}`,
  );
});
