import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { placeExif, plainPicture } from './support/pictures';

/** Imitates a disk that ignores case, as on macOS and Windows: any spelling of a name is the same file. */
function ignoreCase() {
  // The tool would otherwise share modules that other test files have loaded.
  vi.resetModules();
  const spelling = (path: string) => join(dirname(path), basename(path).toLowerCase());
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof import('node:fs/promises')>();
    const one =
      (run: (path: string, ...rest: never[]) => unknown) =>
      (path: string, ...rest: never[]) =>
        run(spelling(path), ...rest);
    return {
      ...real,
      open: one(real.open),
      readFile: one(real.readFile),
      rm: one(real.rm),
      stat: one(real.stat),
      writeFile: one(real.writeFile),
      rename: (from: string, to: string) => real.rename(spelling(from), spelling(to)),
    };
  });
}

let cwd: string;
beforeEach(async () => {
  cwd = await temporaryFolder();
});

const grey = (width = 3000, height = 200) => plainPicture(width, height);

async function add(files: Record<string, Buffer | string>, ...args: string[]) {
  for (const [name, data] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), data);
  }
  const ran = await callTool('writers/add-picture/main.ts', { args, cwd });
  const pictures = await readdir(join(cwd, 'content/pictures')).catch(() => []);
  return { ...ran, pictures };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

describe('npm run add:picture', () => {
  test('copies a picture upright, smaller, without metadata and with a good name', async () => {
    const turned = await grey().withMetadata({ orientation: 6 }).withExif(placeExif).jpeg().toBuffer();
    const name = 'Team Day (Süd) 2026.JPG';
    const { code, stdout, stderr, pictures } = await add({ [name]: turned }, name);
    expect([code, stderr, pictures]).toEqual([0, '', ['team-day-sud-2026.jpg']]);
    expect(stdout).toContain('image: team-day-sud-2026.jpg\n');
    expect(stdout).toContain('![What it shows](../pictures/team-day-sud-2026.jpg)\n');
    expect(stdout).toContain('picture: team-day-sud-2026.jpg\n');
    expect(stdout).toContain('imageAlt: What it shows\n');
    const data = await readFile(join(cwd, 'content/pictures/team-day-sud-2026.jpg'));
    const { width, height, exif, icc, orientation } = await sharp(data).metadata();
    expect([width, height, exif, icc, orientation]).toEqual([200, 3000, undefined, undefined, undefined]);
    expect(data.includes('Sam Lee')).toBe(false);
  });

  test('makes a wide picture 2400 pixels wide and leaves a small one as large as it is', async () => {
    const wide = await grey().jpeg().toBuffer();
    const small = await grey(900, 600).png().toBuffer();
    await add({ 'wide.jpg': wide }, 'wide.jpg');
    const { pictures } = await add({ 'small.png': small }, 'small.png', '--name', 'Team day');
    expect(pictures).toEqual(['team-day.png', 'wide.jpg']);
    const sizes = pictures.map(
      async (name) => (await sharp(join(cwd, 'content/pictures', name)).metadata()).width,
    );
    expect(await Promise.all(sizes)).toEqual([900, 2400]);
  });

  test.each([
    ['St. Kilda office', 'st-kilda-office.jpg'],
    ['desk.PNG', 'desk.jpg'],
    ['content/pictures/desk.jpg', 'desk.jpg'],
  ])('with --name %j, the file is %s', async (name, file) => {
    const source = await grey(900, 600).jpeg().toBuffer();
    const { pictures } = await add({ 'img-1.jpg': source }, 'img-1.jpg', '--name', name);
    expect(pictures).toEqual([file]);
  });

  test.each([
    ['told apart', () => undefined, 'Desk.jpg'],
    ['ignored', ignoreCase, 'desk.jpg'],
  ])('cleans Desk.jpg in the folder where case is %s', async (_, prepare, stored) => {
    prepare();
    const placed = await grey().withExif(placeExif).jpeg().toBuffer();
    const { code, pictures } = await add(
      { [`content/pictures/${stored}`]: placed },
      'content/pictures/Desk.jpg',
    );
    expect([code, pictures]).toEqual([0, ['desk.jpg']]);
    expect((await sharp(join(cwd, 'content/pictures/desk.jpg')).metadata()).exif).toBeUndefined();
  });

  const deleted = 'content/pictures/desk.webp is deleted: write desk.jpg wherever it was shown.';
  test.each([
    ['keeps the name of desk.jpeg', 'desk.jpeg', 'desk.jpeg', /imageAlt: What it shows$/],
    ['says that desk.webp is deleted', 'desk.webp', 'desk.jpg', new RegExp(`\n\n${deleted}$`)],
  ])('%s in the folder', async (_, name, stored, end) => {
    const file = `content/pictures/${name}`;
    const { stdout, pictures } = await add({ [file]: await grey(900, 600).webp().toBuffer() }, file);
    expect(pictures).toEqual([stored]);
    expect(stdout.trimEnd()).toMatch(end);
  });

  test('cleans a picture with two names, and leaves the good one', async () => {
    await mkdir(join(cwd, 'content/pictures'), { recursive: true });
    await writeFile(join(cwd, 'content/pictures/desk.jpg'), await grey().jpeg().toBuffer());
    await link(join(cwd, 'content/pictures/desk.jpg'), join(cwd, 'content/pictures/Desk.jpg'));
    const { code, pictures } = await add({}, 'content/pictures/Desk.jpg');
    expect([code, pictures]).toEqual([0, ['desk.jpg']]);
    expect((await sharp(join(cwd, 'content/pictures/desk.jpg')).metadata()).width).toBe(2400);
  });

  test.each<[what: string, source: string, args: string[]]>([
    ['from elsewhere', 'desk.jpg', []],
    ['of the folder with --name', 'content/pictures/lamp.jpg', ['--name', 'desk']],
    ['of the folder with another extension', 'content/pictures/desk.webp', []],
  ])('never replaces another picture: one %s', async (_, source, args) => {
    const files = {
      'content/pictures/desk.jpg': await grey(800, 500).jpeg().toBuffer(),
      [source]: await grey(900, 500).webp().toBuffer(),
    };
    const { code, stderr, pictures } = await add(files, source, ...args);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/exists and has not been changed.*--name/)]);
    expect(pictures).toHaveLength(source.startsWith('content/') ? 2 : 1);
    for (const [name, data] of Object.entries(files))
      expect((await readFile(join(cwd, name))).equals(data)).toBe(true);
  });

  const url = 'https://images.unsplash.com/photo-1551288049-bebda4e38f71';

  test.each([
    ['', url],
    [' whose URL has no https://', url.replace('https://', '')],
  ])('copies a picture of the image host%s, with its photographer', async (_, source) => {
    const bytes = new Uint8Array(await grey().withExif(placeExif).jpeg().toBuffer());
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
    const details = ['--name', 'Team day', '--credit', 'Jane "JD" Doe'];
    const { code, stdout, stderr, pictures } = await add({}, `${source}?w=400&q=10`, ...details);
    expect([code, stderr, pictures]).toEqual([0, '', ['team-day.jpg']]);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([`${url}?fm=jpg&q=90&fit=max&w=2400`]);
    const words = String.raw`"Photo: Jane \"JD\" Doe, Unsplash"`;
    expect(stdout).toContain(`image: team-day.jpg\nimageCredit: ${words}\n`);
    expect(stdout).toContain(`![What it shows](../pictures/team-day.jpg ${words})\n`);
    const { width, exif } = await sharp(join(cwd, 'content/pictures/team-day.jpg')).metadata();
    expect([width, exif]).toEqual([2400, undefined]);
  });

  test.each<[what: string, source: string, response: () => Promise<Response>, message: RegExp]>([
    [
      'that no longer exists',
      url,
      async () => new Response('', { status: 404 }),
      /is not available \(status 404\): copy its URL again/,
    ],
    [
      'without a connection',
      url,
      () => Promise.reject(new TypeError('fetch failed')),
      /was not reached \(fetch failed\): check your connection, or save the picture/,
    ],
    ['that is no picture', url, async () => new Response('Words.'), /photo-.* is not a picture/],
    [
      'of the page of a picture',
      'https://unsplash.com/photos/abc',
      async () => new Response(''),
      /is the URL of a page, not of a picture: right-click/,
    ],
  ])('explains a URL %s', async (_, source, response, message) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(response);
    const { code, stderr, pictures } = await add({}, source, '--name', 'desk', '--credit', 'Jane Doe');
    expect([code, pictures, stderr]).toEqual([1, [], expect.stringMatching(message)]);
  });

  test('without a terminal, a URL needs its flags', async () => {
    expect((await add({}, url)).stderr).toContain('A name for the file, such as team-day: add --name');
    expect((await add({}, url, '--name', 'desk')).stderr).toContain('add --credit');
  });

  test.each<[what: string, args: string[], message: RegExp]>([
    ['no file', [], /^Usage: npm run add:picture -- FILE/],
    [
      'a missing file',
      ['no-such.jpg'],
      /^no-such\.jpg does not exist: check the name, and put it in quotation marks/,
    ],
    [
      'the URL of another website without https://',
      ['www.example.com/photo.jpg'],
      /^www\.example\.com\/photo\.jpg is not a file here: .* only those of images\.unsplash\.com are copied/,
    ],
    [
      'the URL of another website, before it asks for a name',
      ['https://www.example.com:8080/photo.jpg'],
      /^https:\/\/www\.example\.com:8080\/photo\.jpg is not a file here: .* save it and name the file; only those/,
    ],
    [
      'a credit with the URL of another website',
      ['https://www.example.com/photo.jpg', '--credit', 'Jane Doe'],
      /^--credit is for a picture of images\.unsplash\.com: leave it out/,
    ],
    ['a folder', ['.'], /is a folder: name a picture in it/],
    ['a name without letters', ['日本.jpg'], /needs letters a to z or digits: add --name/],
  ])('explains %s', async (_, args, message) => {
    const files = { '日本.jpg': await grey(800, 500).jpeg().toBuffer() };
    const { code, stderr, pictures } = await add(files, ...args);
    expect([code, pictures]).toEqual([1, []]);
    expect(stderr).toMatch(message);
  });

  test('explains a photograph that has too many bytes as PNG', async () => {
    const raw = { width: 2400, height: 1500, channels: 3 } as const;
    const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
    const png = await noise.png({ compressionLevel: 0 }).toBuffer();
    const { code, stderr, pictures } = await add({ 'noise.png': png }, 'noise.png');
    expect([code, pictures]).toEqual([1, []]);
    expect(stderr).toMatch(/^noise\.png has 10\.8 MB even at 2400 pixels of width, .*: export it as JPEG/);
  });
});
