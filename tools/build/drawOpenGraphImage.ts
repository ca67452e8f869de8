import { type ContainerNode, type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { light } from '../../components/theme/colours';
import { openGraphImageSize } from '../../lib/site/metadata';
import { type Role, readFontFamily, withWeight } from './fontPackages';

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

const half = openGraphImageSize.width / 2;
const margin = { left: 64, right: 48, block: 56 };
const logoSize = 56;

/** Room around the words for glyphs that overhang their line, such as descenders. */
const overhang = 16;

/** The area that differs between images: the words in the left half, below the group's name. */
const wordsArea = {
  left: margin.left - overhang,
  top: 128,
  width: half - margin.left - margin.right + 2 * overhang,
  height: openGraphImageSize.height - 128 - margin.block + overhang,
};

/** Draws an Open Graph image, a PNG of 1200 x 630, with the site's drawings and fonts. */
export async function drawOpenGraphImage({ label, title, ...background }: OpenGraphCard): Promise<Buffer> {
  const [picture, words] = await Promise.all([copyOfBackground(background), drawWords(label, title)]);
  // Copying rows is four times as fast as drawing the whole image.
  for (let row = 0; row < wordsArea.height; row += 1) {
    const target = ((wordsArea.top + row) * openGraphImageSize.width + wordsArea.left) * 4;
    words.copy(picture, target, row * wordsArea.width * 4, (row + 1) * wordsArea.width * 4);
  }
  return sharp(picture, { raw: { ...openGraphImageSize, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

type Background = Omit<OpenGraphCard, 'label' | 'title'>;

const backgrounds = new Map<string, Promise<Buffer>>();

/** The pixels of everything but the words. The articles of a category share one. */
async function copyOfBackground(background: Background): Promise<Buffer> {
  const key = JSON.stringify(background);
  const drawn = backgrounds.get(key) ?? drawBackground(background);
  backgrounds.set(key, drawn);
  return Buffer.from(await drawn);
}

const renderer = new Renderer();

let registered: ReturnType<typeof registerFonts> | undefined;

/** Registers the brand's fonts once, when the first image needs them. */
function fonts() {
  registered ??= registerFonts();
  return registered;
}

async function registerFonts() {
  return { display: await registerFont('display', 400), text: await registerFont('text', 500) };
}

/** Registers a role's font, and returns its names and characters. */
async function registerFont(role: Role, weight: number) {
  const family = await readFontFamily(role);
  for (const { subset, data } of family.files)
    await renderer.registerFont({
      name: `${role}-${subset}`,
      data: await withWeight(family, data, weight),
    });
  return {
    /** The font families, one for each part of the character set. */
    fontFamily: family.files.map(({ subset }) => `${role}-${subset}`).join(', '),
    has: (character: string) =>
      family.files.some(({ characters }) => characters.has(character.codePointAt(0) as number)),
  };
}

/**
 * Replaces letters that the font lacks by their base letters, and leaves out other characters, such as emojis: an image
 * has no system font to fall back to, and would have gaps.
 */
export function withAvailableLetters(
  words: string,
  { has }: { has: (character: string) => boolean },
): string {
  const available = (character: string) => {
    if (has(character)) return character;
    if (/\s/.test(character)) return ' ';
    return [...character.normalize('NFD').replace(/\p{M}/gu, '')].filter(has).join('');
  };
  const all = [...words.normalize('NFC')].map(available).join('');
  return all.replace(/ +(?= |[,.:;!?]|$)/g, '').trimStart();
}

type Style = ContainerNode['style'];

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(style: Style, words: string): Node {
  return { type: 'text', style, text: words };
}

async function drawBackground({ name, drawing, logo }: Background): Promise<Buffer> {
  const { display } = await fonts();
  // Takumi does not support non-scaling strokes.
  const drawn = await sharp(Buffer.from(drawing), { density: 96 })
    .resize(half, openGraphImageSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const background = box(
    {},
    box(
      { width: half, alignItems: 'flex-start', gap: 16, padding: `${margin.block}px ${margin.left}px` },
      { type: 'image', src: 'logo', width: logoSize, height: logoSize },
      box(
        { height: logoSize, alignItems: 'center' },
        // A long name needs two lines beside the logo.
        text(
          { fontSize: name.length > 23 ? 23 : 28, lineHeight: 1.2, lineClamp: 2 },
          withAvailableLetters(name, display),
        ),
      ),
    ),
    { type: 'image', src: 'drawing' },
  );
  return pixels(background, openGraphImageSize, { drawing: drawn, logo: Buffer.from(logo) });
}

async function drawWords(label: string, title: string): Promise<Buffer> {
  const { display, text: textFont } = await fonts();
  const words = box(
    { flexDirection: 'column', justifyContent: 'flex-end', gap: 16, padding: overhang },
    text(
      { fontFamily: textFont.fontFamily, fontSize: 24, color: light.textMuted },
      withAvailableLetters(label, textFont),
    ),
    text(
      {
        fontSize: title.length > 60 ? 46 : 54,
        lineHeight: 1.12,
        letterSpacing: -1.2,
        overflowWrap: 'anywhere',
        lineClamp: 7,
      },
      withAvailableLetters(title, display),
    ),
  );
  return pixels(words, wordsArea);
}

/** Renders a node on the background colour as RGBA pixels. `images` are the sources that it refers to. */
async function pixels(
  node: Node,
  { width, height }: { width: number; height: number },
  images: Record<string, Buffer> = {},
): Promise<Buffer> {
  const { fontFamily } = (await fonts()).display;
  const sheet = { width, height, background: light.background, color: light.text, fontFamily };
  return renderer.render(box(sheet, node), {
    width,
    height,
    images: Object.entries(images).map(([src, data]) => ({ src, data })),
    format: 'raw',
  });
}
