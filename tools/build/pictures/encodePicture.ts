import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type PictureFile, safely } from '../../../lib/check/pictures/pictureFile';
import { ownWidths, type Picture, widthsOf } from '../../../lib/schemas/pictureSources.browser';
import type { Rendition } from '../../../lib/schemas/sectionPictures';
import { croppedArea, describePicture } from '../../../lib/site/renditions';

/** The width in pixels of the file for browsers without AVIF, feed readers and search engines. */
const fallbackWidth = 1240;

/** SSIMULACRA 2 gives about 70 in each width: most people see no difference without the original beside it. */
const avifQuality = 50;

/**
 * Of AVIF. The wide files of photographs take most of the time: with an effort of 1 a third of it, for some percent more
 * bytes, of grain for half as many again; with 0, thin lines and text get noisy. Screenshots and diagrams need more
 * effort for their text.
 */
const efforts = { usual: 3, widePhotograph: 1 } as const;

/** The widest file that most phones load, whose bytes delay what they show first. */
const phoneWidth = ownWidths.article[2];

/** The file that phones load for a card, and the bytes it may have at most. Grain and leaves need another quality. */
const card = { width: ownWidths.article[1], bytes: 40 * 1024, qualities: [40, 30, 20] } as const;

const jpegSettings = { quality: 75, mozjpeg: true } as const;

/** Changes whenever the same picture would give other files. */
export const encoderVersion = JSON.stringify([
  ...[2, avifQuality, efforts, phoneWidth, jpegSettings, card],
  ...[fallbackWidth, ownWidths, sharp.versions],
]);

type Encoded = { name: string; data: Buffer };

/** The files of a rendition; each name is what follows the path of the picture. */
export async function encodePicture(file: PictureFile, rendition: Rendition): Promise<Encoded[]> {
  const described = describePicture(file, rendition);
  const cropped = await crop(file, rendition, described);
  const small = resized(cropped, Math.min(described.width, fallbackWidth));
  const fallback =
    described.fallback === 'png' ? small.png({ compressionLevel: 9 }) : small.jpeg(jpegSettings);
  const files: Encoded[] = [{ name: `.${described.fallback}`, data: await fallback.toBuffer() }];
  for (const width of widthsOf(described)) {
    const isScreenshot = file.format === 'png';
    // Screenshots and diagrams: half the colour resolution would blur their text.
    const chromaSubsampling = isScreenshot ? '4:4:4' : '4:2:0';
    const effort = !isScreenshot && width > phoneWidth ? efforts.widePhotograph : efforts.usual;
    const encode = (quality: number) =>
      resized(cropped, width).avif({ effort, chromaSubsampling, quality }).toBuffer();
    let data = await encode(avifQuality);
    for (const quality of rendition.shape === 'article' && width <= card.width ? card.qualities : [])
      if (data.length > card.bytes) data = await encode(quality);
    files.push({ name: `-${width}.avif`, data });
  }
  return files;
}

type Cropped = { data: Buffer; info: OutputInfo };

/** The upright picture in sRGB, cropped, and as wide as its widest file. Metadata is lost with the format. */
async function crop(
  file: PictureFile,
  rendition: Rendition,
  target: Omit<Picture, 'path'>,
): Promise<Cropped> {
  const area = croppedArea(file, rendition);
  const scale = target.width / area.width;
  // Rounded differently, the target can be a pixel larger, and sharp throws at an area outside the picture.
  const whole = {
    width: Math.max(target.width, Math.round(file.width * scale)),
    height: Math.max(target.height, Math.round(file.height * scale)),
  };
  const left = Math.min(Math.round(area.left * scale), whole.width - target.width);
  const top = Math.min(Math.round(area.top * scale), whole.height - target.height);
  // Resizing first lets JPEG be decoded at a fraction of its size.
  const picture = sharp(file.bytes, safely)
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, width: target.width, height: target.height });
  const opaque = target.fallback === 'jpg' ? picture.flatten({ background: 'white' }) : picture;
  return opaque.raw().toBuffer({ resolveWithObject: true });
}

function resized({ data, info }: Cropped, width: number): Sharp {
  const { width: from, height, channels } = info;
  return sharp(data, { raw: { width: from, height, channels } }).resize(width);
}
