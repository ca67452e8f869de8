import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';
import { placeExif, plainPicture } from './support/pictures';

let cwd: string;
beforeEach(async () => {
  cwd = await temporaryFolder();
});
afterEach(() => void vi.restoreAllMocks());

const grey = (width = 3000, height = 200) => plainPicture(width, height);

async function add(files: Record<string, Buffer>, ...args: string[]) {
  for (const [name, data] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    await writeFile(join(cwd, name), data);
  }
  const ran = await callTool('writers/addPicture.ts', { args, cwd });
  const pictures = await readdir(join(cwd, 'content/pictures')).catch(() => []);
  return { ...ran, pictures };
}

const metadataOf = (name: string) => sharp(join(cwd, 'content/pictures', name)).metadata();

describe('npm run add:picture', () => {
  test('copies a picture upright, without metadata and with a good name', async () => {
    const turned = await grey().withMetadata({ orientation: 6 }).withExif(placeExif).jpeg().toBuffer();
    const name = 'Team Day (Süd) 2026.JPG';
    const { code, stdout, stderr, pictures } = await add({ [name]: turned }, name);
    expect([code, stderr, pictures]).toEqual([0, '', ['team-day-sud-2026.jpg']]);
    expect(stdout).toContain('image: team-day-sud-2026.jpg\n');
    expect(stdout).toContain('![What it shows](../pictures/team-day-sud-2026.jpg)\n');
    const { width, height, exif } = await metadataOf('team-day-sud-2026.jpg');
    expect([width, height, exif]).toEqual([200, 3000, undefined]);
  });

  test('never replaces another picture', async () => {
    const files = {
      'content/pictures/desk.jpg': await grey(800, 500).jpeg().toBuffer(),
      'content/pictures/desk.webp': await grey(900, 500).webp().toBuffer(),
    };
    const { code, stderr } = await add(files, 'content/pictures/desk.webp');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/exists and has not been changed.*--name/)]);
    for (const [name, data] of Object.entries(files))
      expect((await readFile(join(cwd, name))).equals(data)).toBe(true);
  });

  const url = 'https://images.unsplash.com/photo-1551288049-bebda4e38f71';

  test('copies a picture of the image host, with its photographer', async () => {
    const bytes = new Uint8Array(await grey().withExif(placeExif).jpeg().toBuffer());
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
    const details = ['--name', 'Team day', '--credit', 'Jane "JD" Doe'];
    const { code, stdout, stderr, pictures } = await add({}, `${url}?w=400&q=10`, ...details);
    expect([code, stderr, pictures]).toEqual([0, '', ['team-day.jpg']]);
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${url}?`), expect.anything());
    expect(stdout).toContain(String.raw`imageCredit: "Photo: Jane \"JD\" Doe, Unsplash"`);
    const { width, exif } = await metadataOf('team-day.jpg');
    expect([width, exif]).toEqual([2400, undefined]);
  });

  test('explains a URL without a connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const { code, stderr, pictures } = await add({}, url, '--name', 'desk', '--credit', 'Jane Doe');
    expect([code, pictures, stderr]).toEqual([1, [], expect.stringContaining('check your connection')]);
  });

  test.each<[what: string, args: string[], message: RegExp]>([
    ['no file', [], /^Usage: npm run add:picture -- FILE/],
    ['a missing file', ['no-such.jpg'], /no-such\.jpg cannot be opened \(ENOENT\)/],
    ['another website', ['https://www.example.com/photo.jpg'], /images\.unsplash\.com\/photo-/],
    ['a URL without its photographer', [`${url}?w=400`], /add --name and.* --credit/],
  ])('explains %s', async (_, args, message) => {
    const { code, stderr, pictures } = await add({}, ...args);
    expect([code, pictures, stderr]).toEqual([1, [], expect.stringMatching(message)]);
  });
});
