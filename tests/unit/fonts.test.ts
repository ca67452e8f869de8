import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import type { FontStyles } from '@/components/theme/Fonts';
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
  const styles: FontStyles = JSON.parse(await readFile(stylesFile, 'utf8'));
  return { fonts, styles, warnings: warnings.map((line) => line.replace(`${root}/`, '')) };
}

/** Whether a font has a glyph for a character: a subset of only that character is not empty. */
async function has(font: Buffer | undefined, character: string): Promise<boolean> {
  const sizeOf = async (text: string) => (await subsetFont(font as Buffer, text)).length;
  return (await sizeOf(character)) > (await sizeOf('\ue000'));
}

describe('each font', () => {
  test.each([
    ['as a letter and an accent', 'cafe\u0301', '!~\u00e9'],
    ['as a character reference', 'Caf&eacute;, M&#252;nster, &#xE5;ngstr&#xF6;m', '!~éüåö'],
  ])('has an accented letter that the content writes %s', async (_, text, letters) => {
    const { fonts } = await fontsFor(text);
    expect(Object.keys(fonts)).toEqual(['besley-latin', 'figtree-latin']);
    for (const [name, font] of Object.entries(fonts)) {
      for (const letter of letters) expect(await has(font, letter), `${letter} in ${name}`).toBe(true);
      expect(await has(font, 'ñ'), name).toBe(false);
    }
  });

  test('has a second file, which is not preloaded, for letters that Fontsource keeps in one', async () => {
    const { fonts, styles } = await fontsFor('Łukasz Świątek');
    for (const font of ['besley-latin-ext', 'figtree-latin-ext'])
      for (const letter of 'ŁŚą') expect(await has(fonts[font], letter), letter).toBe(true);
    expect(styles.css).toContain('unicode-range: U+105, U+141, U+15A;');
    expect(styles.preload.map((url) => url.replace(/-[0-9a-f]{10}/, ''))).toEqual([
      '/fonts/besley-latin.woff2',
      '/fonts/figtree-latin.woff2',
    ]);
  });

  test('is byte-identical for the same characters in any order, and has another name for others', async () => {
    const [one, other] = [await fontsFor('\u00e9 \u00fc Ł ą'), await fontsFor('ą, \u00fc, Ł, \u00e9')];
    expect([other.fonts, other.styles]).toEqual([one.fonts, one.styles]);
    expect((await fontsFor('plain')).styles.preload).not.toEqual(one.styles.preload);
  });
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
