import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Picture, pictureSources } from '@/lib/schemas/pictureSources.browser';
import { writePictures } from '@/tools/build/pictures/writePictures';
import { filesBelow } from '@/tools/files';
import { temporaryFolder } from './support/folders';
import { plainPicture } from './support/pictures';

let folder: string;
const desk = { file: 'desk.jpg', shape: 'article' } as const;
const lamp = { file: 'lamp.jpg', shape: 'text' } as const;

const options = () => ({
  contentDir: join(folder, 'content'),
  publicDir: join(folder, 'public'),
  cacheDir: join(folder, 'cache'),
  manifest: join(folder, 'pictures.json'),
});

const write = (...renditions: Parameters<typeof writePictures>[0][number][]) =>
  writePictures(renditions, options());

const plain = (background: string) => plainPicture(700, 500, background).jpeg().toBuffer();

const publicFiles = async () => (await filesBelow(join(folder, 'public')).catch(() => [])).sort();
const manifest = async (): Promise<Record<string, Picture>> =>
  JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));

/** The files that pages request for the pictures of the list. */
async function requested(): Promise<string[]> {
  const pictures = Object.values(await manifest()).map(pictureSources);
  const paths = pictures.flatMap(({ src, avif }) => [
    src,
    ...avif.split(', ').map((each) => each.replace(/ .*/, '')),
  ]);
  return paths.map((path) => path.slice(1)).sort();
}

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'content/pictures'), { recursive: true });
  await writeFile(join(folder, 'content/pictures/desk.jpg'), await plain('grey'));
  await writeFile(join(folder, 'content/pictures/lamp.jpg'), await plain('green'));
});

test('writes exactly the files that pages request, and removes them when the picture is no longer shown', async () => {
  await write(desk, lamp, { ...desk, shape: 'person' });
  expect(Object.keys(await manifest())).toHaveLength(3);
  expect(await publicFiles()).toEqual(await requested());
  await write(lamp);
  expect(Object.keys(await manifest())).toEqual(['lamp.jpg text']);
  expect(await publicFiles()).toEqual(await requested());
  await write();
  expect(await publicFiles()).toEqual([]);
});

test('gives a changed picture, and another crop, other names, because browsers keep them', async () => {
  const paths = new Set<string>();
  const remember = async () => Object.values(await manifest()).forEach(({ path }) => void paths.add(path));
  await write(desk, { ...desk, focus: 'left' });
  await remember();
  await writeFile(join(folder, 'content/pictures/desk.jpg'), await plain('blue'));
  await write(desk);
  await remember();
  expect(paths.size).toBe(3);
});

test('names a picture that cannot be shown, and leaves it out in development', async () => {
  await writeFile(join(folder, 'content/pictures/desk.jpg'), 'Words.');
  await expect(write(desk)).rejects.toThrow(/pictures\/desk\.jpg is /);
  const missing = { file: 'missing.jpg', shape: 'text' } as const;
  await expect(write(missing)).rejects.toThrow(/pictures\/missing\.jpg cannot be opened/);
  await writePictures([desk, lamp, missing], { ...options(), skipsUnshowable: true });
  expect(Object.keys(await manifest())).toEqual(['lamp.jpg text']);
});
