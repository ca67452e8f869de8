import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import type * as encoder from '@/lib/pictures/encodePicture';
import { encoderVersion } from '@/lib/pictures/encodePicture';
import { ownWidths, pictureSources, widthsOf } from '@/lib/pictures/sources.browser';
import { writePictures } from '@/lib/pictures/writePictures';
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

const publicFiles = () => filesBelow(join(folder, 'public')).catch(() => []);
/** The pictures that have files, by name. */
const published = async () =>
  new Set((await publicFiles()).map((file) => file.replace(/^pictures\/|-.*$/g, '')));
const manifest = async () => JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));

async function newFolder() {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'content/pictures'), { recursive: true });
  await writeFile(join(folder, 'content/pictures/desk.jpg'), await plain('grey'));
  await writeFile(join(folder, 'content/pictures/lamp.jpg'), await plain('green'));
}

beforeEach(newFolder);

afterEach(() => {
  vi.doUnmock('@/lib/pictures/encodePicture');
  vi.resetModules();
});

test('writes the files of the shown pictures and their list', async () => {
  await write(desk);
  const files = await publicFiles();
  expect(files.map((file) => file.replace(/-[\da-f]{10}/, '-HASH'))).toEqual([
    ...widthsOf({ width: 700, shape: 'article' }).map((width) => `pictures/desk-HASH-${width}.avif`),
    'pictures/desk-HASH.jpg',
  ]);
  const { path, ...described } = (await manifest())['desk.jpg article'];
  expect(described).toEqual({ width: 700, height: 438, shape: 'article', fallback: 'jpg' });
  expect(files).toContain(`${path.slice(1)}.jpg`);
});

test('files with the same bytes are encoded once, each with its name', async () => {
  await writeFile(join(folder, 'content/pictures/copy.jpg'), await plain('grey'));
  await write(desk, { ...desk, file: 'copy.jpg' });
  const files = await publicFiles();
  const ofCopy = files.filter((file) => file.startsWith('pictures/copy-'));
  expect(files).toEqual([...ofCopy, ...ofCopy.map((file) => file.replace('copy', 'desk'))]);
  expect(ofCopy).not.toHaveLength(0);
});

test('writes every file that a page requests', async () => {
  await write(lamp);
  const { src, avif } = pictureSources((await manifest())['lamp.jpg text']);
  const requested = [src, ...avif.split(', ').map((candidate) => candidate.replace(/ .*/, ''))];
  expect(requested.map((path) => path.slice(1)).sort()).toEqual((await publicFiles()).sort());
});

test.each([
  [2144, 804, 446],
  [3000, 1, 1],
])('writes a picture in a text whose file has %i x %i pixels, %i high', async (width, height, shown) => {
  await plainPicture(width, height).jpeg().toFile(join(folder, 'content/pictures/lamp.jpg'));
  await write(lamp);
  expect((await manifest())['lamp.jpg text']).toMatchObject({ width: 1188, height: shown });
});

test('encodes pictures again if the widths have changed', () => {
  expect(encoderVersion).toContain(JSON.stringify(ownWidths));
});

test("writes a person's picture as a square in one and two pixels per CSS pixel", async () => {
  await write({ file: 'desk.jpg', shape: 'person' });
  const sizes = (await publicFiles()).map(async (file) => {
    const { format, width, height } = await sharp(join(folder, 'public', file)).metadata();
    return `${format} ${width} ${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(['heif 48 48', 'heif 96 96', 'jpeg 96 96']);
});

test('removes the files of a picture that is no longer shown, and all with the last', async () => {
  await write(desk, lamp);
  await write(lamp);
  expect(await published()).toEqual(new Set(['lamp']));
  await writeFile(join(folder, 'public/pictures/left-over.jpg'), 'x');
  await write();
  expect([await publicFiles(), await manifest()]).toEqual([[], {}]);
});

test('encodes a picture once, also after its file was touched', async () => {
  await write(desk);
  const [cached = ''] = await filesBelow(join(folder, 'cache')).then((files) =>
    files.filter((file) => file.endsWith('.jpg')),
  );
  // Of the same length, which only a picture from the cache has.
  const marked = await readFile(join(folder, 'cache', cached));
  marked.fill('x', marked.length - 20);
  await writeFile(join(folder, 'cache', cached), marked);
  await utimes(join(folder, 'content/pictures/desk.jpg'), 1, 1);
  await write();
  await write(desk);
  const { path } = (await manifest())['desk.jpg article'];
  expect((await readFile(join(folder, 'public', `${path}.jpg`))).equals(marked)).toBe(true);
});

test('gives a changed picture, and another crop, other names', async () => {
  const paths = new Set<string>();
  const remember = async () => {
    for (const { path } of Object.values(await manifest()) as { path: string }[]) paths.add(path);
  };
  await write(desk, { ...desk, focus: 'left' }, { ...desk, shape: 'text' });
  await remember();
  await writeFile(join(folder, 'content/pictures/desk.jpg'), await plain('blue'));
  await write(desk);
  await remember();
  expect(paths.size).toBe(4);
});

test('is the same in another folder', async () => {
  const contents = async () => {
    await write(desk, lamp);
    const files = await publicFiles();
    return Promise.all(files.map(async (file) => [file, await readFile(join(folder, 'public', file))]));
  };
  const first = await contents();
  await newFolder();
  expect(await contents()).toEqual(first);
});

test('encodes again what an interrupted build has left', async () => {
  await write(desk);
  const [version = ''] = await readdir(join(folder, 'cache'));
  const [entry = ''] = await readdir(join(folder, 'cache', version));
  await writeFile(join(folder, 'cache', version, `${entry}.unfinished-${process.pid}`), 'x');
  const { path } = (await manifest())['desk.jpg article'];
  await writeFile(join(folder, 'public', `${path}.jpg`), 'half');
  await write(desk);
  expect((await sharp(join(folder, 'public', `${path}.jpg`)).metadata()).width).toBe(700);
});

test('removes what another version of the encoder has cached', async () => {
  await mkdir(join(folder, 'cache/an-older-version'), { recursive: true });
  await write(desk);
  expect(await readdir(join(folder, 'cache'))).not.toContain('an-older-version');
});

test('keeps what the encoder of another checkout has put in a shared cache, and uses it', async () => {
  const sharedCacheDir = join(folder, 'shared');
  await mkdir(join(sharedCacheDir, 'another-version'), { recursive: true });
  await writePictures([desk], { ...options(), sharedCacheDir });
  const [version = ''] = (await readdir(sharedCacheDir)).filter((name) => name !== 'another-version');
  const [entry = ''] = await readdir(join(sharedCacheDir, version));
  await writeFile(join(sharedCacheDir, version, entry, 'file.jpg'), 'From another checkout.');
  await writePictures([desk], { ...options(), sharedCacheDir });
  const { path } = (await manifest())['desk.jpg article'];
  expect(await readFile(join(folder, 'public', `${path}.jpg`), 'utf8')).toBe('From another checkout.');
  expect(await readdir(sharedCacheDir)).toContain('another-version');
});

test('leaves what another build with the same cache has finished meanwhile', async () => {
  const sharedCacheDir = join(folder, 'shared');
  await writePictures([desk], { ...options(), sharedCacheDir });
  const [version = ''] = await readdir(sharedCacheDir);
  const cache = join(sharedCacheDir, version);
  const [entry = ''] = await readdir(cache);
  await writeFile(join(cache, entry, 'file.jpg'), 'From another build.');
  await rename(join(cache, entry), join(folder, 'finished'));
  vi.resetModules();
  vi.doMock('@/lib/pictures/encodePicture', async (original) => {
    const real = await original<typeof encoder>();
    const encodePicture: typeof real.encodePicture = async (...args) => {
      const files = await real.encodePicture(...args);
      await rename(join(folder, 'finished'), join(cache, entry));
      return files;
    };
    return { ...real, encodePicture };
  });
  const { writePictures: writeMeanwhile } = await import('@/lib/pictures/writePictures');
  await writeMeanwhile([desk], { ...options(), sharedCacheDir });
  expect(await readFile(join(cache, entry, 'file.jpg'), 'utf8')).toBe('From another build.');
  expect(await readdir(cache)).toEqual([entry]);
});

test('names a picture that cannot be shown', async () => {
  await writeFile(join(folder, 'content/pictures/desk.jpg'), 'Words.');
  await expect(write(desk)).rejects.toThrow(/pictures\/desk\.jpg is not a picture, whatever its name says/);
  const missing = { file: 'missing.jpg', shape: 'text' } as const;
  await expect(write(missing)).rejects.toThrow(/pictures\/missing\.jpg cannot be opened \(ENOENT\)/);
});

test('in development, leaves out pictures that are missing or cannot be shown', async () => {
  await writeFile(join(folder, 'content/pictures/desk.jpg'), 'Words.');
  const missing = { file: 'missing.jpg', shape: 'article' } as const;
  await writePictures([desk, lamp, missing], { ...options(), skipsUnshowable: true });
  expect(Object.keys(await manifest())).toEqual(['lamp.jpg text']);
  expect(await published()).toEqual(new Set(['lamp']));
});

test('in development too, another failure is not hidden', async () => {
  await write(desk);
  const cached = await filesBelow(join(folder, 'cache'));
  const description = cached.find((file) => file.endsWith('.json')) ?? '';
  await writeFile(join(folder, 'cache', description), 'No JSON.');
  const work = writePictures([desk], { ...options(), skipsUnshowable: true });
  await expect(work).rejects.toThrow(SyntaxError);
});
