import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PictureFile, readPicture } from '@/lib/check/pictures/pictureFile';
import { ownWidths } from '@/lib/schemas/pictureSources.browser';
import type { Rendition } from '@/lib/schemas/sectionPictures';
import { describePicture } from '@/lib/site/renditions';
import { encodePicture } from '@/tools/build/pictures/encodePicture';
import { temporaryFolder } from './support/folders';
import { bomb, placeExif, plainPicture, redPixels, target } from './support/pictures';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
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

/** The file for programs without AVIF, which comes first. */
async function fallbackOf(file: PictureFile, rendition: Rendition): Promise<Buffer> {
  const [fallback] = await encodePicture(file, rendition);
  return fallback?.data as Buffer;
}

const grey = (width = 400, height = 300) => plainPicture(width, height);
const forArticle = { file: 'a.jpg', shape: 'article' } as const;

describe('a picture file', () => {
  test.each<[extension: string, bytes: () => Promise<Buffer>]>([
    ['jpeg', () => grey().jpeg().toBuffer()],
    ['png', () => grey().png().toBuffer()],
    ['webp', () => grey().webp().toBuffer()],
    ['avif', () => grey().avif({ effort: 0 }).toBuffer()],
  ])('in the format of .%s is read with its size', async (extension, bytes) => {
    expect(await picture(`a-picture.${extension}`, await bytes())).toMatchObject({ width: 400, height: 300 });
  });

  test.each<[what: string, name: string, bytes: () => Buffer | string | Promise<Buffer>, reason: RegExp]>([
    ['nothing', 'a.jpg', () => '', /^is no JPEG, PNG/],
    ['HEIC', 'a.avif', () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^is no JPEG, PNG.*export it as JPEG/],
    ['an SVG', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /^is no JPEG, PNG/],
    ['a PNG', 'a.jpg', () => grey().png().toBuffer(), /^is not what \.jpg says: rename it to end in \.png/],
    ['half a JPEG', 'a.jpg', async () => half(await grey().jpeg().toBuffer()), /a broken one/],
    ['12 MB', 'a.jpg', async () => padded(await grey().jpeg().toBuffer()), /MB, more than 10 MB/],
    ['a long strip', 'a.png', () => bomb({ width: 1000, height: 17_000 }), /^has 1000 x 17000 pixels/],
    ['10 GB to unpack', 'a.png', () => bomb({ width: 60_000, height: 60_000 }), /^has 60000 x 60000 pixels/],
  ])('with %s is refused with what to do', async (_, name, bytes, reason) => {
    expect(await read(name, await bytes())).toEqual({ reason: expect.stringMatching(reason) });
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(12e6)]);
}

describe('the files of a picture', () => {
  test('are AVIF in the widths of the layouts and one JPEG, without metadata', async () => {
    const bytes = await grey(2000, 1500).withExif(placeExif).withIccProfile('p3').jpeg().toBuffer();
    const files = await encodePicture(await picture('placed.jpg', bytes), forArticle);
    expect(files.map(({ name }) => name)).toEqual([
      '.jpg',
      ...ownWidths.article.map((width) => `-${width}.avif`),
    ]);
    for (const { name, data } of files) {
      const { format, exif, icc } = await sharp(data).metadata();
      expect([format, exif, icc], name).toEqual([name === '.jpg' ? 'jpeg' : 'heif', undefined, undefined]);
      expect(data.includes('Sam Lee'), name).toBe(false);
    }
  });

  test('are upright where they are stored mirrored and turned', async () => {
    const stored = target({ width: 1000, height: 1600 }, { x: 100, y: 100 }).withMetadata({ orientation: 7 });
    const file = await picture('turned.jpg', await stored.jpeg({ quality: 100 }).toBuffer());
    expect(file).toMatchObject({ width: 1600, height: 1000 });
    const corner = sharp(await fallbackOf(file, forArticle)).extract({
      left: 0,
      top: 0,
      width: 60,
      height: 60,
    });
    expect(await redPixels(await corner.toBuffer())).toBeGreaterThan(500);
  });

  test('show what is in their focus', async () => {
    const picked = target({ width: 750, height: 1500 }, { x: 40, y: 20 });
    const file = await picture('target.jpg', await picked.jpeg({ quality: 95 }).toBuffer());
    const focus = '40% 20%';
    expect(await redPixels(await fallbackOf(file, { ...forArticle, focus }))).toBeGreaterThan(300);
    // For the layouts that crop it again.
    expect(describePicture(file, { ...forArticle, focus })).toHaveProperty('focus');
  });
});
