import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePicture } from '@/lib/pictures/encodePicture';
import { type PictureFile, readPicture } from '@/lib/pictures/pictureFile';
import { describePicture, type Rendition } from '@/lib/pictures/renditions';
import { ownWidths, widthsOf } from '@/lib/pictures/sources.browser';
import { temporaryFolder } from './support/folders';
import {
  animatedPng,
  bomb,
  photograph,
  placeExif,
  plainPicture,
  redPixels,
  target,
} from './support/pictures';

const large = { width: 2000, height: 1500 };
const small = { width: 200, height: 150 };
const tiny = { width: 9, height: 9 };
let folder: string;
let photo: Buffer;

beforeAll(async () => {
  folder = await temporaryFolder();
  photo = await (await photograph(large)).jpeg({ quality: 90 }).toBuffer();
});

async function read(name: string, bytes: Buffer | string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return readPicture(path);
}

async function picture(name: string, bytes: Buffer): Promise<PictureFile> {
  const found = await read(name, bytes);
  if ('reason' in found) throw new Error(found.reason);
  return found;
}

/** The file for programs without AVIF. */
async function encodeFallback(file: PictureFile, rendition: Rendition) {
  const [fallback] = await encodePicture(file, rendition);
  if (!fallback) throw new Error('There is no file.');
  return fallback;
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const grey = ({ width, height } = large) => plainPicture(width, height);

describe('a picture file', () => {
  test.each<[extension: string, format: PictureFile['format'], bytes: () => Promise<Buffer>]>([
    ['jpeg', 'JPEG', () => grey().jpeg({ progressive: true }).toBuffer()],
    ['png', 'PNG', async () => Buffer.concat([await grey().png().toBuffer(), Buffer.from('acTL')])],
    ['webp', 'WebP', () => grey().webp().toBuffer()],
    ['avif', 'AVIF', () => grey(small).avif({ effort: 0 }).toBuffer()],
  ])('in the format of .%s is read with its format and size', async (extension, expected, bytes) => {
    const { format, width, height } = await picture(`a-picture.${extension}`, await bytes());
    expect(format).toBe(expected);
    expect(width / height).toBeCloseTo(4 / 3);
  });

  test('says where it was taken, or not', async () => {
    const withExif = (exif: object) => sharp(photo).withExif(exif).jpeg().toBuffer();
    for (const [name, bytes, hasPlace] of [
      ['placed.jpg', await withExif(placeExif), true],
      ['placed.png', await grey().withExif(placeExif).png().toBuffer(), true],
      ['unplaced.jpg', await withExif({ IFD0: { Copyright: 'Sam Lee' } }), false],
      ['without-exif.jpg', photo, false],
    ] as const)
      expect(await picture(name, bytes), name).toMatchObject({ hasPlace });
  });

  test.each<[what: string, name: string, bytes: () => Buffer | string | Promise<Buffer>, reason: RegExp]>([
    ['nothing', 'a.jpg', () => '', /^is not a picture/],
    [
      'a large HEIC picture',
      'a.jpg',
      () => Buffer.concat([heic, Buffer.alloc(10_000_001)]),
      /^is in the format HEIC.*JPEG/,
    ],
    ['a video', 'a.jpg', () => '\0\0\0\x18ftypisom\0\0\0\0isom', /^is a video file: export/],
    ['a GIF', 'a.jpg', () => grey(tiny).gif().toBuffer(), /^is a GIF file: export/],
    ['a TIFF', 'a.jpg', () => grey(tiny).tiff().toBuffer(), /^is a TIFF file: export/],
    ['a PNG', 'a.jpg', () => grey(tiny).png().toBuffer(), /^is a PNG picture.*rename it to end in \.png/],
    ['half a JPEG', 'a.jpg', () => half(photo), /^is broken or not complete: copy/],
    ['half a WebP', 'a.webp', async () => half(await sharp(photo).webp().toBuffer()), /^is broken/],
    ['colours of print', 'a.jpg', () => grey(tiny).toColourspace('cmyk').jpeg().toBuffer(), /CMYK.*in RGB/],
    ['frames', 'a.png', async () => animatedPng(await grey().png().toBuffer()), /^is animated.*one frame/],
    ['frames', 'a.webp', animatedWebp, /^is animated/],
    [
      '12 MB',
      'a.jpg',
      () => Buffer.concat([photo, Buffer.alloc(12e6)]),
      /MB, more than 10 MB: "npm run add:/,
    ],
    [
      'a long strip',
      'a.png',
      () => bomb({ width: 1000, height: 17_000 }),
      /^has 1000 x 17000 pixels, which is too long/,
    ],
    ['51 megapixels', 'a.png', () => bomb({ width: 8500, height: 6000 }), /^has 8500 x 6000 pixels, more/],
  ])('with %s is refused with what to do', async (_, name, bytes, reason) => {
    expect(await read(name, await bytes())).toEqual({ reason: expect.stringMatching(reason) });
  });

  test('that would unpack to 10 GB is refused at once', async () => {
    const before = process.memoryUsage().rss;
    const start = performance.now();
    expect(await read('bomb.png', bomb({ width: 60_000, height: 60_000 }))).toEqual({
      reason: expect.stringMatching(/^has 60000 x 60000 pixels, more/),
    });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) => plainPicture(20, 20, background).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const forArticle = { file: 'a.jpg', shape: 'article' } as const;
const forText = { file: 'a.jpg', shape: 'text' } as const;

describe('the files of a picture', () => {
  test('are AVIF in the widths of the layouts and one JPEG, without metadata', async () => {
    const bytes = await sharp(photo).withExif(placeExif).withIccProfile('p3').jpeg().toBuffer();
    const file = await picture('placed.jpg', bytes);
    const files = await encodePicture(file, forArticle);
    const names = ownWidths.article.map((width) => `-${width}.avif`);
    expect(files.map(({ name }) => name)).toEqual(['.jpg', ...names]);
    for (const { name, data } of files) {
      const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(data).metadata();
      expect(format, name).toBe(name === '.jpg' ? 'jpeg' : 'heif');
      expect(`${width}`, name).toBe(/\d+/.exec(name)?.[0] ?? '1240');
      expect(Math.abs(width / height - 1.6), name).toBeLessThan(0.01);
      expect([exif, icc, xmp, iptc, orientation], name).toEqual(Array(5).fill(undefined));
      expect(data.includes('Exif'), name).toBe(false);
      await sharp(data, { failOn: 'warning' }).raw().toBuffer();
    }
    const forCard = files.find(({ name }) => name === '-660.avif');
    expect(forCard?.data.length).toBeLessThanOrEqual(40 * 1024);
  }, 60_000);

  test('of a picture in a text have its own shape', async () => {
    const narrow = await picture('narrow.jpg', await sharp(photo).resize(900).jpeg().toBuffer());
    const files = await encodePicture(narrow, forText);
    const names = widthsOf({ width: 900, shape: 'text' }).map((width) => `-${width}.avif`);
    expect(files.map(({ name }) => name)).toEqual(['.jpg', ...names]);
    const { width, height } = await sharp(files.at(-1)?.data).metadata();
    expect([width, height]).toEqual([900, 675]);
  });

  test('of a transparent picture stay transparent in a text, and get a white ground above one', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { ...small, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const file = await picture('clear.png', bytes);
    const [inText, above] = await Promise.all([
      encodeFallback(file, forText),
      encodeFallback(file, forArticle),
    ]);
    expect([inText.name, (await sharp(inText.data).stats()).isOpaque]).toEqual(['.png', false]);
    expect(above.name).toBe('.jpg');
    expect((await sharp(above.data).stats()).dominant.r).toBeGreaterThan(240);
  });

  test('of 16 bits have 8, with the same colour', async () => {
    const bytes = await grey(small).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    const { data } = await encodeFallback(await picture('deep.png', bytes), forArticle);
    const { channels } = await sharp(data).stats();
    for (const { mean } of channels.slice(0, 3)) expect(Math.abs(mean - 128)).toBeLessThan(3);
  });

  test('are upright where they are stored mirrored and turned', async () => {
    const bytes = await target({ width: 1000, height: 1600 }, { x: 100, y: 100 })
      .withMetadata({ orientation: 7 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const file = await picture('turned.jpg', bytes);
    expect(file).toMatchObject({ width: 1600, height: 1000 });
    const { data } = await encodeFallback(file, forArticle);
    const corner = await sharp(data).extract({ left: 0, top: 0, width: 60, height: 60 }).toBuffer();
    expect(await redPixels(corner)).toBeGreaterThan(500);
  });
});

describe('the focus', () => {
  const shapes = { wide: { width: 2000, height: 500 }, high: { width: 750, height: 1500 } };

  test.each<[focus: string, shape: keyof typeof shapes, point: { x: number; y: number }]>([
    ['left', 'wide', { x: 0, y: 50 }],
    ['right', 'wide', { x: 100, y: 50 }],
    ['top', 'high', { x: 50, y: 0 }],
    ['bottom', 'high', { x: 50, y: 100 }],
    ['10% 30%', 'wide', { x: 10, y: 30 }],
    ['40% 20%', 'high', { x: 40, y: 20 }],
  ])('%s survives the crop of a %s picture, also that of the layout', async (focus, shape, point) => {
    const bytes = await target(shapes[shape], point).jpeg({ quality: 95 }).toBuffer();
    const file = await picture('target.jpg', bytes);
    const rendition = { ...forArticle, focus };
    const { data } = await encodeFallback(file, rendition);
    expect(await redPixels(data)).toBeGreaterThan(300);
    const { focus: kept = { x: 50, y: 50 } } = describePicture(file, rendition);
    const { width, height } = await sharp(data).metadata();
    // The shapes of an article's page and of the featured article, with object-position.
    for (const [newWidth, newHeight] of [
      [width, Math.round(width / 2.1)],
      [Math.round(height * 1.02), height],
    ] as const) {
      const left = Math.round(((width - newWidth) * kept.x) / 100);
      const top = Math.round(((height - newHeight) * kept.y) / 100);
      const area = { left, top, width: newWidth, height: newHeight };
      expect(await redPixels(await sharp(data).extract(area).toBuffer())).toBeGreaterThan(300);
    }
  });

  test('is the middle without one', async () => {
    const bytes = await target(shapes.wide, { x: 0, y: 50 }).jpeg().toBuffer();
    const file = await picture('target.jpg', bytes);
    expect(await redPixels((await encodeFallback(file, forArticle)).data)).toBe(0);
    expect(describePicture(file, forArticle)).not.toHaveProperty('focus');
  });
});
