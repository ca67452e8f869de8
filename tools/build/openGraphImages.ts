import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type ContainerNode, type Node, Renderer } from '@takumi-rs/core';
import pMap from 'p-map';
import sharp from 'sharp';
import { logoFile } from '../../components/frame/logoOutlines';
import { light } from '../../components/theme/colours';
import { coreCharacters, fontFamilies } from '../../components/theme/fontFamilies';
import { openGraphImagePath } from '../../lib/schemas/paths.browser';
import { businesses, company } from '../../lib/site/company';
import { openGraphImageSize as size } from '../../lib/site/metadata';
import type { Page } from '../../lib/site/pages';
import { listedPages } from '../../lib/site/pagesByKind';

type Role = keyof typeof fontFamilies;
type Style = ContainerNode['style'];

/** The drawing of each page that is neither an article nor a legal page. */
const drawings: Record<string, string> = {
  '/': 'plan',
  '/about': 'about',
  '/our-businesses': `business-${businesses.at(0)?.slug}`,
  '/news-insights': 'news',
  '/contact': `business-${businesses.at(-1)?.slug}`,
};

const half = size.width / 2;
const logo = Buffer.from(logoFile(light.action));

/** Draws the Open Graph image of every page into an export: PNG of 1200 x 630, with the site's drawings and fonts. */
export async function writeOpenGraphImages(drawingsDir: string, outDir: string): Promise<void> {
  const renderer = new Renderer();
  for (const [role, { core, rest }] of Object.entries(fontFamilies)) {
    await renderer.registerFont({ name: `${role}-core`, data: await readFile(`public/fonts/${core}`) });
    await renderer.registerFont({ name: `${role}-rest`, data: await readFile(`public/fonts/${rest.file}`) });
  }
  const writeImage = async (page: Page) => {
    const drawing = page.openGraphImage?.drawing ?? drawings[page.path] ?? 'survey-sheet';
    // Takumi does not support non-scaling strokes.
    const picture = await sharp(join(drawingsDir, `${drawing}.svg`), { density: 96 })
      .resize(half, size.height, { fit: 'cover' })
      .png()
      .toBuffer();
    const images = [
      { src: 'drawing', data: picture },
      { src: 'logo', data: logo },
    ];
    const pixels = await renderer.render(cardOf(page), { ...size, images, format: 'raw' });
    const file = join(outDir, openGraphImagePath(page.path));
    await mkdir(dirname(file), { recursive: true });
    const image = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha();
    await image.png({ compressionLevel: 3 }).toFile(file);
  };
  await pMap(listedPages, writeImage, { concurrency: availableParallelism() + 1 });
}

/** The logo and the name above, a small label and the title below, and on the right half the drawing. */
function cardOf({ title, openGraphImage }: Page): Node {
  const { name } = company;
  const heading = box(
    { alignItems: 'center', gap: 16 },
    { type: 'image', src: 'logo', width: 56, height: 56 },
    // A long name needs two lines beside the logo.
    text('display', { fontSize: name.length > 23 ? 23 : 28, lineHeight: 1.2, lineClamp: 2 }, name),
  );
  const titleSize = { fontSize: title.length > 60 ? 46 : 54, lineHeight: 1.12, letterSpacing: -1.2 };
  const words = box(
    { flexDirection: 'column', gap: 16, width: half - 64 - 48 },
    text('text', { fontSize: 24, fontWeight: 500, color: light.textMuted }, openGraphImage?.label ?? ''),
    text('display', { ...titleSize, overflowWrap: 'anywhere', lineClamp: 7 }, title),
  );
  const left = { justifyContent: 'space-between', width: half, padding: '56px 0 56px 64px' } as const;
  return box(
    { ...size, background: light.background, color: light.text },
    box({ flexDirection: 'column', height: size.height, ...left }, heading, words),
    { type: 'image', src: 'drawing' },
  );
}

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(role: Role, style: Style, words: string): Node {
  const fontFamily = `${role}-core, ${role}-rest`;
  return { type: 'text', style: { fontFamily, ...style }, text: availableLetters(role, words) };
}

/**
 * Replaces letters that the font lacks by their base letters, and leaves out other characters, such as emojis: an image
 * has no system font to fall back to, and would have gaps.
 */
function availableLetters(role: Role, words: string): string {
  const ranges = `${coreCharacters}, ${fontFamilies[role].rest.characters}`;
  const range = ranges.replace(
    /U\+(\w+)(?:-(\w+))?(?:, )?/g,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  const missing = new RegExp(`[^${range}]`, 'gu');
  return words
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(missing, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').replace(missing, ''))
    .replace(/ +(?= |[,.:;!?]|$)/g, '')
    .trimStart();
}
