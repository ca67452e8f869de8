import { open, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import exifReader from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { heicReason, svgReason } from '../../schemas/pictures';

/** What a picture file may have at most. */
export const pictureLimits = { megabytes: 10, megapixels: 50 } as const;

/** In pixels: enough for every layout, and small enough for the repository. */
export const mostUsefulWidth = 2400;

/** Limits for every use of sharp on a picture of content: a decompression bomb fails before it is decoded. */
export const safely = { limitInputPixels: pictureLimits.megapixels * 1e6, failOn: 'error' } as const;

/** A picture that can be shown. */
export type PictureFile = {
  bytes: Buffer;
  format: Format;
  /** Size in pixels when it is upright. */
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Whether its metadata says where it was taken. */
  hasPlace: boolean;
};

/** Extensions of the formats that can be shown; the first is the usual one. */
const extensions = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  WebP: ['.webp'],
  AVIF: ['.avif'],
} as const satisfies Record<string, readonly string[]>;

type Format = keyof typeof extensions;

type Options = {
  /** Not in the repository yet: any extension and any number of megabytes are correct. */
  isSource?: boolean;
};

/**
 * Reads and decodes a picture. Returns what is wrong with it, and what to do, as `reason` if it cannot be shown.
 * Throws only if the file cannot be read.
 */
export async function readPicture(
  path: string,
  { isSource = false }: Options = {},
): Promise<PictureFile | { reason: string }> {
  const { size } = await stat(path);
  const { megabytes } = pictureLimits;
  // The format first: "npm run add:picture" cannot make every file smaller.
  const format = formatOf(await firstBytes(path));
  if (!canBeShown(format)) return { reason: unknownReason(format) };
  if (!isSource && size > megabytes * 1e6)
    return { reason: `has ${(size / 1e6).toFixed(1)} MB, more than ${megabytes} MB: ${smaller}` };
  const bytes = await readFile(path);
  const known: readonly string[] = extensions[format];
  const extension = extname(path).toLowerCase();
  if (!isSource && !known.includes(extension))
    return { reason: `is a ${format} picture, not what ${extension} says: rename it to end in ${known[0]}` };
  const metadata = await sharp(bytes, { ...safely, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { reason: brokenReason };
  const reason = metadataReason(metadata, { bytes, format });
  if (reason) return { reason };
  // Decodes it to its end. Small, because JPEG and WebP then decode faster.
  const decoded = await sharp(bytes, safely)
    .resize(64)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!decoded) return { reason: brokenReason };
  const { width, height } = metadata.autoOrient;
  return { bytes, format, width, height, hasAlpha: metadata.hasAlpha, hasPlace: hasPlace(metadata) };
}

function canBeShown(format: string): format is Format {
  return Object.hasOwn(extensions, format);
}

/** How to make a file smaller. */
const smaller = `"npm run add:picture -- FILE" makes it smaller, or export it at most ${mostUsefulWidth} pixels wide`;

const brokenReason =
  'is broken or not complete: copy it again from where it comes from, or export it again as JPEG';

function unknownReason(format: string): string {
  if (format === 'HEIC') return heicReason;
  if (format === 'SVG') return svgReason;
  const found = format ? `is a ${format} file` : 'is not a picture, whatever its name says';
  return `${found}: export the picture as JPEG or PNG, and put that file here`;
}

function metadataReason(
  metadata: Metadata,
  { bytes, format }: Pick<PictureFile, 'bytes' | 'format'>,
): string | undefined {
  const { width, height, pages = 1, space } = metadata;
  const { megapixels } = pictureLimits;
  if (width * height > megapixels * 1e6)
    return `has ${width} x ${height} pixels, more than ${megapixels} million: export it at most ${mostUsefulWidth} pixels wide`;
  // AVIF files have up to 16,384.
  if (Math.max(width, height) > 16_000)
    return `has ${width} x ${height} pixels, which is too long for a page: crop it to what matters`;
  if (pages > 1 || (format === 'PNG' && isAnimatedPng(bytes)))
    return 'is animated, which distracts readers: export one frame as JPEG or PNG';
  if (space === 'cmyk')
    return 'has the colours of print (CMYK), which screens show wrongly: export it in RGB (sRGB)';
  return undefined;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The format of a file by its first bytes, whatever its name; '' if it is unknown. */
function formatOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 64).toString('latin1');
  const [, brands] = /^.{4}ftyp(.{4,56})/s.exec(head) ?? [];
  if (brands) {
    if (/avi[fs]/.test(brands)) return 'AVIF';
    return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'HEIC' : 'video';
  }
  const signatures: [string, RegExp][] = [
    ['JPEG', /^\xff\xd8\xff/],
    ['PNG', /^\x89PNG\r\n/],
    ['WebP', /^RIFF.{4}WEBP/s],
    ['GIF', /^GIF8/],
    ['TIFF', /^(?:II\*\0|MM\0\*)/],
    ['BMP', /^BM/],
    ['PDF', /^%PDF/],
    ['Photoshop', /^8BPS/],
  ];
  const [found] = signatures.find(([, signature]) => signature.test(head)) ?? [];
  if (found) return found;
  return /<svg[\s>]/i.test(bytes.toString('utf8')) ? 'SVG' : '';
}

/** Whether a PNG has an animation, which sharp does not say. */
function isAnimatedPng(bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL');
  // The bytes of the pixels, from IDAT on, can spell it by chance.
  return animation > 0 && animation < bytes.indexOf('IDAT');
}

function hasPlace({ exif, xmp }: Metadata): boolean {
  return (exif !== undefined && hasGps(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

function hasGps(exif: Buffer): boolean {
  try {
    return exifReader(exif).GPSInfo !== undefined;
  } catch {
    // What cannot be read says no place.
    return false;
  }
}
