import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** What a picture file may have at most. */
export const pictureLimits = { megabytes: 10, megapixels: 50 } as const;

/** In pixels: enough for every layout, and small enough for the repository. */
export const mostUsefulWidth = 2400;

/** Limits for every use of sharp on a picture of content: a decompression bomb fails before it is decoded. */
export const safely = { limitInputPixels: pictureLimits.megapixels * 1e6, failOn: 'error' } as const;

/** A picture that can be shown. */
export type PictureFile = {
  bytes: Buffer;
  /** As sharp names it; AVIF is heif. */
  format: keyof typeof extensions;
  /** Size in pixels when it is upright. */
  width: number;
  height: number;
  hasAlpha: boolean;
};

/** Extensions of the formats that can be shown; the first is the usual one. */
const extensions = { jpeg: ['.jpg', '.jpeg'], png: ['.png'], webp: ['.webp'], heif: ['.avif'] };

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
  const { megabytes, megapixels } = pictureLimits;
  if (!isSource && size > megabytes * 1e6)
    return {
      reason: `has ${(size / 1e6).toFixed(1)} MB, more than ${megabytes} MB: "npm run add:picture -- FILE" makes it smaller`,
    };
  const bytes = await readFile(path);
  const header = { ...safely, limitInputPixels: false };
  const metadata =
    size > 0
      ? await sharp(bytes, header)
          .metadata()
          .catch(() => undefined)
      : undefined;
  const { format, compression, hasAlpha = false, autoOrient } = metadata ?? {};
  // The heif of iPhones is HEIC.
  if (!autoOrient || !canBeShown(format) || (format === 'heif' && compression !== 'av1'))
    return { reason: unreadable };
  const extension = extname(path).toLowerCase();
  if (!isSource && !extensions[format].includes(extension))
    return { reason: `is not what ${extension} says: rename it to end in ${extensions[format][0]}` };
  const { width, height } = autoOrient;
  // AVIF files have up to 16,384 pixels in a row.
  if (width * height > megapixels * 1e6 || Math.max(width, height) > 16_000)
    return {
      reason: `has ${width} x ${height} pixels, too many: crop it, or export it at most ${mostUsefulWidth} pixels wide`,
    };
  // Decodes it to its end. Small, because JPEG and WebP then decode faster.
  const decoded = await sharp(bytes, safely)
    .resize(64)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return decoded ? { bytes, format, width, height, hasAlpha } : { reason: unreadable };
}

function canBeShown(format = ''): format is keyof typeof extensions {
  return Object.hasOwn(extensions, format);
}

const unreadable =
  'is no JPEG, PNG, WebP or AVIF picture, or a broken one: export it as JPEG or PNG, and put that file here';
