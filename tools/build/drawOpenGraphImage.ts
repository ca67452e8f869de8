import { readFile } from 'node:fs/promises';
import { type ContainerNode, type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { light } from '../../components/theme/colours';
import { coreCharacters, fontFamilies } from '../../components/theme/fontFamilies';
import { openGraphImageSize } from '../../lib/site/metadata';

/** The content of an Open Graph image. */
type OpenGraphCard = {
  /** The small line above the title, or ''. */
  label: string;
  title: string;
  /** Name of the group. */
  name: string;
  /** SVG of the drawing on the right half. */
  drawing: string;
  /** SVG of the logo. */
  logo: string;
};

type Role = keyof typeof fontFamilies;

const half = openGraphImageSize.width / 2;
const margin = { left: 64, right: 48, block: 56 };
const logoSize = 56;

const renderer = new Renderer();

let registered: Promise<unknown> | undefined;

/** Registers the font files once, when the first image needs them, each as a family of its own. */
function registerFonts() {
  registered ??= Promise.all(
    Object.entries(fontFamilies)
      .flatMap(([role, { core, rest }]) => [
        { name: `${role}-core`, file: core },
        { name: `${role}-rest`, file: rest.file },
      ])
      .map(async ({ name, file }) =>
        renderer.registerFont({ name, data: await readFile(`public/fonts/${file}`) }),
      ),
  );
  return registered;
}

/** Draws an Open Graph image, a PNG of 1200 x 630, with the site's drawings and fonts. */
export async function drawOpenGraphImage({
  label,
  title,
  name,
  drawing,
  logo,
}: OpenGraphCard): Promise<Buffer> {
  await registerFonts();
  // Takumi does not support non-scaling strokes.
  const drawn = await sharp(Buffer.from(drawing), { density: 96 })
    .resize(half, openGraphImageSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const heading = box(
    { alignItems: 'flex-start', gap: 16 },
    { type: 'image', src: 'logo', width: logoSize, height: logoSize },
    box(
      { height: logoSize, alignItems: 'center' },
      // A long name needs two lines beside the logo.
      text('display', { fontSize: name.length > 23 ? 23 : 28, lineHeight: 1.2, lineClamp: 2 }, name),
    ),
  );
  const words = box(
    { flexDirection: 'column', gap: 16, width: half - margin.left - margin.right },
    text('text', { fontSize: 24, fontWeight: 500, color: light.textMuted }, label),
    text(
      'display',
      {
        fontSize: title.length > 60 ? 46 : 54,
        lineHeight: 1.12,
        letterSpacing: -1.2,
        overflowWrap: 'anywhere',
        lineClamp: 7,
      },
      title,
    ),
  );
  const left: Style = {
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: half,
    height: openGraphImageSize.height,
    padding: `${margin.block}px 0 ${margin.block}px ${margin.left}px`,
  };
  const card = box(
    { ...openGraphImageSize, background: light.background, color: light.text },
    box(left, heading, words),
    { type: 'image', src: 'drawing' },
  );
  const pixels = await renderer.render(card, {
    ...openGraphImageSize,
    images: [
      { src: 'drawing', data: drawn },
      { src: 'logo', data: Buffer.from(logo) },
    ],
    format: 'raw',
  });
  return sharp(pixels, { raw: { ...openGraphImageSize, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

type Style = ContainerNode['style'];

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
  const all = words
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(missing, (character) => character.normalize('NFD').replace(/\p{M}/gu, '').replace(missing, ''));
  return all.replace(/ +(?= |[,.:;!?]|$)/g, '').trimStart();
}
