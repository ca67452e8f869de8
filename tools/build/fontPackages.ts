import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { brand } from '../../components/theme/brand';

export type Role = keyof typeof brand.fonts;

/** Lowest and highest weight of each role in the design (components/theme/typography.ts). */
export const weights: Record<Role, readonly [lowest: number, highest: number]> = {
  display: [400, 400],
  text: [400, 600],
};

export type FontFamily = {
  /** The family's name, such as Besley. */
  name: string;
  isSerif: boolean;
  isVariable: boolean;
  /** The files by part of the character set: `latin` first, then for example `latin-ext` and `vietnamese`. */
  files: { subset: string; file: string; data: Buffer; characters: ReadonlySet<number> }[];
};

/** The fields of Fontsource's metadata.json that matter here. `variable` is false for static families. */
type Metadata = {
  id: string;
  family: string;
  category: string;
  weights: number[];
  variable: false | { wght?: { min: string; max: string } };
};

/** Reads the brand's font of a role from its Fontsource package. Throws an error that says what to change. */
export async function readFontFamily(
  role: Role,
  packageName: string = brand.fonts[role],
): Promise<FontFamily> {
  const fail = (reason: string): never => {
    throw new Error(`components/theme/brand.ts: the ${role} font '${packageName}' ${reason}`);
  };
  if (!/^@fontsource(?:-variable)?\/[a-z0-9-]+$/.test(packageName))
    fail("is not a package of Fontsource. Use a name like '@fontsource-variable/figtree'.");
  const folder = join('node_modules', packageName);
  if (!existsSync(folder)) fail(`is not installed. Run: npm install ${packageName}`);

  const metadata: Metadata = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8'));
  const [lowest, highest] = weights[role];
  const isVariable = packageName.startsWith('@fontsource-variable/');
  const axis = metadata.variable ? metadata.variable.wght : undefined;
  if (isVariable && !(axis && Number(axis.min) <= lowest && Number(axis.max) >= highest))
    fail(`has no weights from ${lowest} to ${highest}. Choose another font.`);
  if (!isVariable && lowest !== highest)
    fail(`is static. Text uses weights ${lowest} to ${highest}: choose a package of @fontsource-variable.`);
  if (!isVariable && !metadata.weights.includes(lowest))
    fail(`has no weight ${lowest}. It has: ${metadata.weights.join(', ')}.`);

  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const subsets = Object.keys(ranges).map((subset) => subset.replace(/[[\]]/g, ''));
  if (!subsets.includes('latin')) fail('has no Latin letters. Choose another font.');
  const files = ['latin', ...subsets.filter((subset) => subset !== 'latin').sort()].map(async (subset) => {
    const file = `${metadata.id}-${subset}-${isVariable ? 'wght' : lowest}-normal.woff2`;
    const data = await readFile(join(folder, 'files', file));
    return { subset, file: `${metadata.id}-${subset}`, data, characters: await supportedCharacters(data) };
  });
  return {
    name: metadata.family,
    isSerif: metadata.category === 'serif',
    isVariable,
    files: await Promise.all(files),
  };
}

/** Options of subset-font for a whole font as other programs need it. */
const uncompressed = { keepAllGlyphs: true, targetFormat: 'truetype' } as const;

/** The code points that a font file has glyphs for. */
async function supportedCharacters(data: Buffer): Promise<Set<number>> {
  return new Set((await faceOf(data)).collectUnicodes());
}

async function faceOf(data: Buffer): Promise<Face> {
  const plain = await subsetFont(data, '', uncompressed);
  return new Face(new Blob(plain));
}

/** Returns a font file with a single weight. */
export function withWeight({ isVariable }: FontFamily, data: Buffer, weight: number): Promise<Buffer> {
  return subsetFont(data, '', {
    ...uncompressed,
    ...(isVariable && { variationAxes: { wght: weight } }),
  });
}

/** System fonts with the same widths for each kind of font, and their average width in em. */
const systemFonts = {
  serif: { names: ['Times New Roman', 'Liberation Serif'], averageWidth: 854.3953488372093 / 2048 },
  sansSerif: { names: ['Arial', 'Liberation Sans'], averageWidth: 934.5116279069767 / 2048 },
};

/** English text in miniature, as in next/font, whose averages of the system fonts are above. */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/**
 * Returns the @font-face rule of a system font that takes as much room as the given font file, so that the layout does
 * not shift when the file has loaded.
 */
export async function fallbackFace({ name, isSerif }: FontFamily, data: Buffer): Promise<string> {
  const face = await faceOf(data);
  const font = new Font(face);
  const system = isSerif ? systemFonts.serif : systemFonts.sansSerif;
  const widths = [...sample].map((letter) =>
    font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) as number) ?? 0),
  );
  const averageWidth = widths.reduce((sum, width) => sum + width) / widths.length / face.upem;
  const sizeAdjust = averageWidth / system.averageWidth;
  const { ascender, descender, lineGap } = font.hExtents();
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const override = (value: number) => percent(Math.abs(value) / face.upem / sizeAdjust);
  return `@font-face {
  font-family: '${name} Fallback';
  src: ${system.names.map((local) => `local('${local}')`).join(', ')};
  ascent-override: ${override(ascender)};
  descent-override: ${override(descender)};
  line-gap-override: ${override(lineGap)};
  size-adjust: ${percent(sizeAdjust)};
}`;
}
