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

/** Draws a share picture as a PNG, 1200 x 630, from the site's own art and type. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const [words, picture] = await Promise.all([drawWords(card), drawnHalf(card.drawing)]);
  return sharp({ create: { ...shareSize, channels: 3, background: light.sheet } })
    .composite([
      { input: picture, left: half, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer();
}

const rasters = new Map<string, Promise<Buffer>>();

/** The drawing as pixels; a thousand articles share five of them. */
function drawnHalf(drawing: string): Promise<Buffer> {
  const known = rasters.get(drawing);
  if (known) return known;
  const raster = sharp(Buffer.from(drawing), { density: 96 })
    .resize(half, shareSize.height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  rasters.set(drawing, raster);
  return raster;
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

/** The left half as SVG, its words as outlines, so that no font has to be installed anywhere. */
async function drawWords({ label, title, name, mark }: ShareCard): Promise<string> {
  const size = title.length > 60 ? 46 : 54;
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const words = box(
    {
      width: half,
      height: shareSize.height,
      boxSizing: 'border-box',
      padding: '56px 48px 56px 64px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: light.ink,
      fontFamily: 'Besley',
    },
    box(
      { alignItems: 'center', gap: 16, fontSize: 28 },
      { type: 'img', props: { src: source, width: 56, height: 56 } },
      box({}, name),
    ),
    box(
      { flexDirection: 'column', gap: 16 },
      box({ fontFamily: 'Figtree', fontSize: 24, color: light.ink2 }, label),
      box({ fontSize: size, lineHeight: 1.12, letterSpacing: -1.2 }, title),
    ),
  );
  // Satori takes any element-like object; its type asks for React's own.
  return satori(words as never, { width: half, height: shareSize.height, fonts: await fonts });
}
