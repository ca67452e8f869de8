import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import type { FontStyles } from '@/components/theme/Fonts';
import { type FontFamily, fallbackFace, readFontFamily } from '@/tools/build/fontPackages';
import { writeFonts } from '@/tools/build/fonts';
import { temporaryFolder } from './support/folders';

/** The fonts of the design direction, whatever the brand's are. */
const families = {
  display: await readFontFamily('display', '@fontsource/besley'),
  text: await readFontFamily('text', '@fontsource-variable/figtree'),
};

type Written = { warnings: string[]; styles: FontStyles; fonts: Record<string, Buffer>; folder: string };

async function fontsFor(text: string, folder?: string): Promise<Written> {
  const root = folder ?? (await temporaryFolder({ 'content/articles/a.md': text }));
  const outDir = join(root, 'fonts');
  const stylesFile = join(root, 'fonts.json');
  const options = { contentDir: join(root, 'content'), textDirs: [], outDir, stylesFile, families };
  const warnings = await writeFonts(options);
  const files = (await readdir(outDir)).sort();
  const fonts = await Promise.all(
    files.map(async (file) => [
      file.replace(/-[0-9a-f]{10}\.woff2$/, ''),
      await readFile(join(outDir, file)),
    ]),
  );
  const styles = JSON.parse(await readFile(stylesFile, 'utf8'));
  return {
    folder: root,
    warnings: warnings.map((line) => line.slice(root.length + 1)),
    styles,
    fonts: Object.fromEntries(fonts),
  };
}

const sizeOfNone = new Map<Buffer, number>();

/** Whether a font has a glyph for a character: a subset of only that character is not empty. */
async function has(font: Buffer | undefined, character: string): Promise<boolean> {
  const sizeOf = async (text: string) => (await subsetFont(font as Buffer, text)).length;
  const none = sizeOfNone.get(font as Buffer) ?? (await sizeOf('\ue000'));
  sizeOfNone.set(font as Buffer, none);
  return (await sizeOf(character)) > none;
}

const plain = await fontsFor('plain');

describe('each font', () => {
  const names = ['besley', 'figtree'];

  test.each(['!', '~', '\u2026'])('always has %s', async (character) => {
    for (const name of names) expect(await has(plain.fonts[`${name}-latin`], character), name).toBe(true);
  });

  test.each([
    ['as a letter and an accent', 'cafe\u0301', '\u00e9'],
    ['as a character reference', 'Caf&eacute;, M&#252;nster, &#xE5;ngstr&#xF6;m &ldquo; &nothing;', 'éüåö'],
  ])('has an accented letter that the content writes %s', async (_, text, letters) => {
    const { fonts } = await fontsFor(text);
    expect(Object.keys(fonts)).toEqual(['besley-latin', 'figtree-latin']);
    for (const font of Object.keys(fonts))
      for (const letter of letters) {
        expect(await has(plain.fonts[font], letter), font).toBe(false);
        expect(await has(fonts[font], letter), font).toBe(true);
      }
  });

  test('has a second file only for letters that Fontsource keeps in one', async () => {
    const { fonts, styles } = await fontsFor('Łukasz Świątek, Đorđe');
    for (const font of names.map((name) => `${name}-latin-ext`)) {
      for (const letter of 'ŁŚąĐđ') expect(await has(fonts[font], letter), letter).toBe(true);
      expect(await has(fonts[font], 'u')).toBe(false);
    }
    expect(styles.css.match(/unicode-range: .*/g)).toEqual(
      Array(2).fill('unicode-range: U+105, U+110, U+111, U+141, U+15A;'),
    );
  });

  test('is byte-identical for the same characters in any order', async () => {
    const [one, other] = [await fontsFor('\u00e9 \u00fc Ł ą'), await fontsFor('ą, \u00fc, Ł, \u00e9')];
    expect(one.fonts).toEqual(other.fonts);
    expect(one.styles).toEqual(other.styles);
  });
});

test('the text of most pages needs only the preloaded files', async () => {
  const { styles } = await fontsFor('Łukasz');
  expect(styles.preload.map((url) => url.replace(/-[0-9a-f]{10}/, ''))).toEqual([
    '/fonts/besley-latin.woff2',
    '/fonts/figtree-latin.woff2',
  ]);
});

test('letters that a font lacks are reported with their line, symbols are not', async () => {
  const text = '---\ntitle: Łukasz → ✓ 🌱 ½\n---\nĐặng Thị Hồng, 陈\n';
  const { warnings } = await fontsFor(text);
  expect(warnings).toEqual([
    'content/articles/a.md:4 warning The font Besley has no ặ ị ồ 陈. Browsers show these letters in a system font.',
    'content/articles/a.md:4 warning The font Figtree has no ặ ị ồ 陈. Browsers show these letters in a system font.',
  ]);
});

test('pictures and other files of the content are not read as text', async () => {
  const folder = await temporaryFolder({ 'content/a.md': 'plain', 'content/a.pdf': 'Ł' });
  expect(Object.keys((await fontsFor('', folder)).fonts)).toEqual(['besley-latin', 'figtree-latin']);
});

test('unchanged fonts are not written again, and outdated ones are removed', async () => {
  const { folder, styles } = await fontsFor('plain');
  const [, url = ''] = styles.preload;
  const file = join(folder, url);
  const before = await stat(file);
  await fontsFor('', folder);
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
  await writeFile(join(folder, 'content/articles/a.md'), 'caf\u00e9');
  const { styles: changed } = await fontsFor('', folder);
  expect(changed.preload).not.toContain(url);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

describe('the fallback of a font', () => {
  // The values that next/font computes for the same files.
  test('has the metrics of a serif font', async () => {
    const face = await fallbackFace(families.display, latinOf(families.display));
    expect(face).toContain("local('Times New Roman'), local('Liberation Serif')");
    for (const rule of ['ascent-override: 101.05%', 'descent-override: 34.36%', 'size-adjust: 123.71%'])
      expect(face).toContain(rule);
  });

  test('has the metrics of a sans-serif font in its regular weight', () => {
    const [face = ''] = /@font-face \{\s*font-family: 'Figtree Fallback'[^}]*\}/.exec(plain.styles.css) ?? [];
    expect(face).toContain("local('Arial'), local('Liberation Sans')");
    for (const rule of ['ascent-override: 93.79%', 'descent-override: 24.68%', 'size-adjust: 101.29%'])
      expect(face).toContain(rule);
  });
});

function latinOf({ files }: FontFamily): Buffer {
  return files[0]?.data as Buffer;
}

test.each([
  ['@fontsource/../sharp', "is not a package of Fontsource. Use a name like '@fontsource-variable/figtree'."],
  [
    '@fontsource-variable/not-installed',
    'is not installed. Run: npm install @fontsource-variable/not-installed',
  ],
  [
    '@fontsource/besley',
    'is static. Text uses weights 400 to 600: choose a package of @fontsource-variable.',
  ],
])('a font that the site cannot use is refused: %s', async (name, reason) => {
  await expect(readFontFamily('text', name)).rejects.toThrow(
    `components/theme/brand.ts: the text font '${name}' ${reason}`,
  );
});
