import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ContainerNode, type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { light } from '../../components/theme/tokens';
import { openGraphImageSize } from '../../lib/metadata';

const require = createRequire(import.meta.url);

/** What a share picture says and shows. */
export type ShareCard = {
  /** The small line above: an article's category, or nothing. */
  label: string;
  title: string;
  /** Name of the group. */
  name: string;
  /** SVG text of the drawing on the right half. */
  drawing: string;
  /** SVG text of the mark. */
  mark: string;
};

const half = openGraphImageSize.width / 2;
const margin = { left: 64, right: 48, block: 56 };

/** Room around words for what reaches out of its line: descenders, the round of an O. */
const overhang = 16;

/** Where the words stand that differ from picture to picture: the left half below the group's name. */
const wordsArea = {
  left: margin.left - overhang,
  top: 128,
  width: half - margin.left - margin.right + 2 * overhang,
  height: openGraphImageSize.height - 128 - margin.block + overhang,
};

/** Draws a share picture as a PNG, 1200 x 630, from the site's own art and type. */
export async function drawSharePicture({ label, title, ...ground }: ShareCard): Promise<Buffer> {
  const [picture, words] = await Promise.all([copyOfGround(ground), drawWords(label, title)]);
  // Rows are copied by hand: drawing the whole picture anew takes four times as long as its words.
  for (let row = 0; row < wordsArea.height; row += 1) {
    const target = ((wordsArea.top + row) * openGraphImageSize.width + wordsArea.left) * 4;
    words.copy(picture, target, row * wordsArea.width * 4, (row + 1) * wordsArea.width * 4);
  }
  return sharp(picture, { raw: { ...openGraphImageSize, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

type Ground = Omit<ShareCard, 'label' | 'title'>;

const grounds = new Map<string, Promise<Buffer>>();

/** All but the words, as pixels; a thousand articles share five of them. */
async function copyOfGround(ground: Ground): Promise<Buffer> {
  const key = JSON.stringify(ground);
  const drawn = grounds.get(key) ?? drawGround(ground);
  grounds.set(key, drawn);
  return Buffer.from(await drawn);
}

const renderer = new Renderer();

const registered = Promise.all(
  [
    { name: 'Besley', file: '@fontsource/besley/files/besley-latin-400-normal.woff2' },
    { name: 'Figtree', file: '@fontsource/figtree/files/figtree-latin-500-normal.woff2' },
  ].map(async ({ name, file }) =>
    renderer.registerFont({ name, data: await readFile(require.resolve(file)) }),
  ),
);

type Style = ContainerNode['style'];

function box(style: Style, ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(style: Style, words: string): Node {
  return { type: 'text', style, text: words };
}

async function drawGround({ name, drawing, mark }: Ground): Promise<Buffer> {
  // Sharp draws it as browsers do; Takumi knows no lines that keep their width.
  const drawn = await sharp(Buffer.from(drawing), { density: 96 })
    .resize(half, openGraphImageSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const ground = box(
    {},
    box(
      { width: half, alignItems: 'flex-start', gap: 16, padding: `${margin.block}px ${margin.left}px` },
      { type: 'image', src: 'mark', width: 56, height: 56 },
      text({ fontSize: 28, lineHeight: 2 }, name),
    ),
    { type: 'image', src: 'drawing' },
  );
  return pixels(ground, openGraphImageSize, { drawing: drawn, mark: Buffer.from(mark) });
}

function drawWords(label: string, title: string): Promise<Buffer> {
  const words = box(
    { flexDirection: 'column', justifyContent: 'flex-end', gap: 16, padding: overhang },
    text({ fontFamily: 'Figtree', fontSize: 24, color: light.ink2 }, label),
    text(
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
  return pixels(words, wordsArea);
}

/** Draws a node on the sheet, four bytes for each pixel; `images` holds the pictures that it names. */
async function pixels(
  node: Node,
  { width, height }: { width: number; height: number },
  images: Record<string, Buffer> = {},
): Promise<Buffer> {
  await registered;
  const sheet = { width, height, background: light.sheet, color: light.ink, fontFamily: 'Besley' };
  return renderer.render(box(sheet, node), {
    width,
    height,
    images: Object.entries(images).map(([src, data]) => ({ src, data })),
    format: 'raw',
  });
}
