import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeString } from 'micromark-util-decode-string';
import subsetFont from 'subset-font';
import type { FontStyles } from '../../components/theme/Fonts';
import { filesBelow, readListed, removeOthers, writeIfChanged } from '../files';
import { type FontFamily, fallbackFace, type Role, readFontFamily, weights } from './fontPackages';

type Options = {
  /** The texts of writers, whose missing letters are reported. */
  contentDir: string;
  /** Other folders with texts of the site. */
  textDirs: readonly string[];
  /** The folder of the font files. Must be served as /fonts. */
  outDir: string;
  /** The file that Fonts.tsx reads. */
  stylesFile: string;
  families?: Record<Role, FontFamily>;
};

/** A letter that a font may lack: each has those of ASCII. */
const otherLetter = /[^\P{L}\0-\x7f]/gu;

type Text = { file: string; text: string };

/** Characters that visitors may type: printable ASCII and common typographic characters. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0\u2002©·×–—‘’“”…`;

/** The OpenType features to keep. */
const features: Record<Role, string[]> = {
  display: ['kern', 'liga', 'calt'],
  text: ['kern', 'rvrn', 'tnum'],
};

/**
 * Writes the brand's fonts, subset to the characters of the site's texts, and the styles that refer to them. A family
 * has a second file only if the texts have characters that Fontsource keeps in another file, such as `latin-ext`.
 * Returns a warning for each line of the content with letters that a font lacks. Does not touch unchanged files.
 */
export async function writeFonts({
  contentDir,
  textDirs,
  outDir,
  stylesFile,
  families,
}: Options): Promise<string[]> {
  const content = await textsBelow(contentDir);
  const others = (await Promise.all(textDirs.map(textsBelow))).flat();
  const characters = codePointsOf([always, ...[...content, ...others].map(({ text }) => text)].join(''));
  const { display, text } = families ?? {
    display: await readFontFamily('display'),
    text: await readFontFamily('text'),
  };

  await mkdir(outDir, { recursive: true });
  const written = [
    await writeFamily('display', display, characters, outDir),
    await writeFamily('text', text, characters, outDir),
  ];
  const names = written.flatMap(({ files }) => files);
  await removeOthers(outDir, names);

  const styles: FontStyles = {
    css: written.map(({ css }) => css).join('\n'),
    // The first file of a family has the letters of most texts. A font that the browser discovers in the CSS delays
    // FCP on slow connections, even with `display: swap`.
    preload: written.map(({ files }) => `/fonts/${files[0]}`),
  };
  await writeIfChanged(stylesFile, JSON.stringify(styles));
  return content.flatMap((file) => missingLetters(file, [display, text]));
}

/** Writes the files of a family and returns their names and the styles of its role. */
async function writeFamily(
  role: Role,
  family: FontFamily,
  characters: ReadonlySet<number>,
  outDir: string,
): Promise<{ files: string[]; css: string }> {
  const [lowest, highest] = weights[role];
  const wght = lowest === highest ? lowest : { min: lowest, max: highest };
  const left = new Set(characters);
  const files: string[] = [];
  const rules: string[] = [];
  for (const { subset, file, data, characters: available } of family.files) {
    const found = [...left].filter((character) => available.has(character)).sort((a, b) => a - b);
    if (found.length === 0) continue;
    for (const character of found) left.delete(character);
    const options = { keepFeatures: features[role], ...(family.isVariable && { variationAxes: { wght } }) };
    const font = await subsetFont(data, String.fromCodePoint(...found), {
      targetFormat: 'woff2',
      ...options,
    });
    const name = `${file}-${createHash('sha256').update(font).digest('hex').slice(0, 10)}.woff2`;
    await writeIfChanged(join(outDir, name), font);
    if (files.length === 0) rules.push(await fallbackFace(family, font));
    files.push(name);
    rules.push(`@font-face {
  font-family: '${family.name}';
  src: url(/fonts/${name}) format('woff2');
  font-weight: ${lowest === highest ? lowest : `${lowest} ${highest}`};
  font-display: swap;${subset === 'latin' ? '' : `\n  unicode-range: ${found.map(unicodeRange).join(', ')};`}
}`);
  }
  const generic = family.isSerif ? 'Georgia, serif' : 'system-ui, sans-serif';
  const stack = `'${family.name}', '${family.name} Fallback', ${generic}`;
  return { files, css: [...rules, `:root {\n  --font-${role}: ${stack};\n}`].join('\n') };
}

function unicodeRange(character: number): string {
  return `U+${character.toString(16).toUpperCase()}`;
}

/** The code points of a text. Browsers compose a letter and its combining accent, so the font needs both as one. */
function codePointsOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const character of text.normalize('NFC')) found.add(character.codePointAt(0) as number);
  return found;
}

/** Warnings for the lines with letters that a family lacks. Symbols and emoji look fine in a system font. */
function missingLetters({ file, text }: Text, families: FontFamily[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    families.flatMap(({ name, files }) => {
      const letters = new Set(line.normalize('NFC').match(otherLetter));
      const missing = [...letters].filter(
        (letter) => !files.some(({ characters }) => characters.has(letter.codePointAt(0) as number)),
      );
      if (missing.length === 0) return [];
      return `${file}:${index + 1} warning The font ${name} has no ${missing.join(' ')}. Browsers show ${missing.length > 1 ? 'these letters' : 'this letter'} in a system font.`;
    }),
  );
}

async function textsBelow(folder: string): Promise<Text[]> {
  const names = (await filesBelow(folder)).filter((file) => /\.(?:md|ya?ml|txt|tsx?)$/i.test(file));
  const files = await readListed(folder, names);
  return files.map(({ name, data }) => ({
    file: join(folder, name),
    // With the letters that references such as &eacute; mean.
    text: decodeString(data.toString()),
  }));
}
