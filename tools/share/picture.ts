import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { light } from '../../components/theme/tokens';
import { shareSize } from '../../lib/metadata';

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

const half = shareSize.width / 2;
const margin = { left: 64, right: 48, block: 56 };

/** Room around words for what reaches out of its line: descenders, the round of an O. */
const overhang = 16;

/** Where the words stand that differ from picture to picture: the left half below the group's name. */
const wordsArea = {
  left: margin.left - overhang,
  top: 128,
  width: half - margin.left - margin.right + 2 * overhang,
  height: shareSize.height - 128 - margin.block + overhang,
};

/** Draws a share picture as a PNG, 1200 x 630, from the site's own art and type. */
export async function drawSharePicture({ label, title, ...ground }: ShareCard): Promise<Buffer> {
  const [pixels, words] = await Promise.all([groundPixels(ground), wordsPixels(label, title)]);
  const picture = Buffer.from(pixels);
  // Rows are copied by hand: joining layers would read and write every pixel of the picture three times.
  for (let row = 0; row < wordsArea.height; row += 1) {
    const target = ((wordsArea.top + row) * shareSize.width + wordsArea.left) * 3;
    words.copy(picture, target, row * wordsArea.width * 3, (row + 1) * wordsArea.width * 3);
  }
  return sharp(picture, { raw: { ...shareSize, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

type Ground = Omit<ShareCard, 'label' | 'title'>;

const grounds = new Map<string, Promise<Buffer>>();

/** All but the words as pixels; a thousand articles share five of them. */
function groundPixels(ground: Ground): Promise<Buffer> {
  const key = JSON.stringify(ground);
  const pixels = grounds.get(key) ?? drawGround(ground);
  grounds.set(key, pixels);
  return pixels;
}

const fonts = Promise.all(
  [
    { name: 'Besley', file: '@fontsource/besley/files/besley-latin-400-normal.woff' },
    { name: 'Figtree', file: '@fontsource/figtree/files/figtree-latin-500-normal.woff' },
  ].map(async ({ name, file }) => ({ name, data: await readFile(require.resolve(file)) })),
);

type Style = Record<string, string | number>;

function box(style: Style, ...children: unknown[]) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

async function drawGround({ name, drawing, mark }: Ground): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const owner = box(
    { alignItems: 'center', gap: 16, fontSize: 28 },
    { type: 'img', props: { src: source, width: 56, height: 56 } },
    box({}, name),
  );
  const [ownerDrawn, drawn] = await Promise.all([
    outlined(owner, half - margin.left, 56),
    sharp(Buffer.from(drawing), { density: 96 })
      .resize(half, shareSize.height, { fit: 'cover' })
      .png()
      .toBuffer(),
  ]);
  return sharp({ create: { ...shareSize, channels: 3, background: light.sheet } })
    .composite([
      { input: drawn, left: half, top: 0 },
      { input: ownerDrawn, left: margin.left, top: margin.block },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function wordsPixels(label: string, title: string): Promise<Buffer> {
  const { width, height } = wordsArea;
  const size = title.length > 60 ? 46 : 54;
  const words = box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: overhang,
      background: light.sheet,
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: 16,
    },
    box({ fontFamily: 'Figtree', fontSize: 24, color: light.ink2 }, label),
    box({ fontSize: size, lineHeight: 1.12, letterSpacing: -1.2 }, title),
  );
  const drawn = await outlined(words, width, height);
  return sharp(drawn).removeAlpha().raw().toBuffer();
}

/** Words as an SVG of outlines, so that no font has to be installed anywhere. */
async function outlined(words: unknown, width: number, height: number): Promise<Buffer> {
  const styled = box({ color: light.ink, fontFamily: 'Besley' }, words);
  // Satori takes any element-like object; its type asks for React's own.
  return Buffer.from(await satori(styled as never, { width, height, fonts: await fonts }));
}
