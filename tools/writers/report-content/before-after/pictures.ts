import sharp from 'sharp';
import { align, type Picture } from './align';
import { mark } from './mark';
import { maxHeight } from './screenshots';

/** Two pictures of equal size in WebP, with the same parts of a page side by side. */
type PicturePair = { before: Buffer; after: Buffer; width: number; height: number; isCut: boolean };

const webp = { quality: 72, effort: 4 };

/** In rows: what is shown above and below a difference. */
const context = 96;

/** In rows: stripes in place of a part without differences. */
const bandHeight = 24;

/**
 * Marks the differences of two screenshots of equal width, and leaves out long parts without any. Undefined if they
 * look the same.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PicturePair | undefined> {
  if (before.equals(after)) return undefined;
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const aligned = align(one, other);
  const isMarked = mark(aligned);
  if (!isMarked.includes(true)) return undefined;
  const [left, right] = [fold(aligned.before, isMarked), fold(aligned.after, isMarked)];
  const size = { width: left.width, height: Math.min(left.height, maxHeight) };
  const isCut = left.height > maxHeight || Math.max(one.height, other.height) >= maxHeight;
  return { before: await encode(left, size), after: await encode(right, size), ...size, isCut };
}

/** A screenshot in WebP. */
export function toWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp(webp).toBuffer();
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function encode({ data }: Picture, { width, height }: Omit<Picture, 'data'>): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(data.subarray(0, width * height * 3), { raw })
    .webp(webp)
    .toBuffer();
}

/** Replaces long runs of rows without marks by a band. */
function fold({ data, width }: Picture, isMarked: readonly boolean[]): Picture {
  const parts: Buffer[] = [];
  let height = 0;
  const add = (start: number, end: number) => {
    parts.push(data.subarray(start * width * 3, end * width * 3));
    height += end - start;
  };
  let shown = 0;
  for (const { start, end } of unmarkedRuns(isMarked)) {
    const first = start === 0 ? 0 : start + context;
    const last = end === isMarked.length ? end : end - context;
    if (last - first < 2 * bandHeight) continue;
    add(shown, first);
    parts.push(band(width));
    height += bandHeight;
    shown = last;
  }
  add(shown, isMarked.length);
  return { data: Buffer.concat(parts), width, height };
}

function unmarkedRuns(isMarked: readonly boolean[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let start = 0;
  for (const [row, marked] of [...isMarked, true].entries()) {
    if (!marked) continue;
    if (row > start) runs.push({ start, end: row });
    start = row + 1;
  }
  return runs;
}

/** Diagonal stripes. */
function band(width: number): Buffer {
  const data = Buffer.alloc(bandHeight * width * 3, 245);
  for (let y = 0; y < bandHeight; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((x + y) % 16 < 4) data.fill(170, (y * width + x) * 3, (y * width + x + 1) * 3);
  return data;
}
