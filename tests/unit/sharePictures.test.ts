import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '@/lib/pages';
import { writeSharePictures } from '@/tools/share/write';
import { temporaryFolder } from './support/folders';

const state = vi.hoisted(() => ({ allPages: [] as Page[] }));
vi.mock('@/lib/pages', () => state);

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 630"><rect width="600" height="630" fill="${colour}"/></svg>`;

const drawings = {
  'plan.svg': svg('#123456'),
  'survey-sheet.svg': svg('#654321'),
  'article-technology.svg': svg('#abcdef'),
};

const home: Page = { path: '/', title: 'Home of the group', description: 'A sentence.' };
const legal: Page = { path: '/privacy-policy', title: 'Privacy Policy', description: 'A sentence.' };
const article: Page = {
  path: '/news-insights/an-article',
  title: 'An article',
  description: 'A sentence.',
  category: 'Technology',
};

const pictures = ['home.png', 'news-insights/an-article.png', 'privacy-policy.png'];
const longAgo = new Date('2001-01-01T00:00:00Z');

/** Folders of a site whose pictures are drawn already, all of them marked as old. */
async function drawnSite() {
  const root = await temporaryFolder(
    Object.fromEntries(Object.entries(drawings).map(([file, text]) => [`drawings/${file}`, text])),
  );
  const folders = {
    drawingsDir: join(root, 'drawings'),
    outDir: join(root, 'share'),
    cacheDir: join(root, 'cache'),
  };
  await writeSharePictures(folders);
  for (const picture of pictures) await utimes(join(folders.outDir, picture), longAgo, longAgo);
  return folders;
}

type Folders = Awaited<ReturnType<typeof drawnSite>>;

async function drawnAgain(outDir: string): Promise<string[]> {
  const files = await Promise.all(
    (await pngsIn(outDir)).map(async (file) => ({ file, ...(await stat(join(outDir, file))) })),
  );
  return files.filter(({ mtimeMs }) => mtimeMs > longAgo.getTime() + 1000).map(({ file }) => file);
}

async function pngsIn(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

async function pixelOf(file: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

function pagesAre(...pages: Page[]) {
  state.allPages.splice(0, Number.POSITIVE_INFINITY, ...pages);
}

beforeEach(() => pagesAre(home, article, legal));

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('@/components/theme/tokens');
});

describe('share pictures', () => {
  test('are made for every page, as PNG files of 1200 x 630', async () => {
    const { outDir } = await drawnSite();
    expect(await pngsIn(outDir)).toEqual(pictures);
    for (const picture of pictures) {
      const { format, width, height } = await sharp(join(outDir, picture)).metadata();
      expect([picture, format, width, height]).toEqual([picture, 'png', 1200, 630]);
    }
  });

  test('are the same files when they are made anew', async () => {
    const [one, other] = [await drawnSite(), await drawnSite()];
    for (const picture of pictures)
      expect(
        (await readFile(join(one.outDir, picture))).equals(await readFile(join(other.outDir, picture))),
      ).toBe(true);
  });

  test('show the drawing on their right half', async () => {
    const { outDir } = await drawnSite();
    expect(await pixelOf(join(outDir, 'privacy-policy.png'), 900, 300)).toEqual([0x65, 0x43, 0x21]);
  });

  test.each([
    ['a word longer than a line', `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} opens`],
    ['more words than the picture holds', 'words of a title '.repeat(20).trim()],
  ])('keep %s off the name above and the drawing beside them', async (_, title) => {
    pagesAre(home, { ...article, title }, legal);
    const { outDir } = await drawnSite();
    const picture = sharp(join(outDir, pictures[1] ?? '')).removeAlpha();
    const aboveAndBeside = [
      { left: 0, top: 112, width: 600, height: 40 },
      { left: 560, top: 112, width: 40, height: 518 },
      { left: 0, top: 582, width: 600, height: 48 },
    ];
    for (const area of aboveAndBeside) {
      const { channels } = await sharp(await picture.clone().extract(area).toBuffer()).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
  });

  test.each<[string, (folders: Folders) => unknown, string[]]>([
    ['that are as they were are not drawn again', () => {}, []],
    [
      'are drawn again where the title changed, and only there',
      () => pagesAre(home, { ...article, title: 'Another title' }, legal),
      ['news-insights/an-article.png'],
    ],
    [
      'are not drawn again when only the description or the date changed',
      () => pagesAre(home, { ...article, description: 'Another sentence.', modified: '2025-08-01' }, legal),
      [],
    ],
    [
      'are drawn again where the drawing changed, and only there',
      ({ drawingsDir }) => writeFile(join(drawingsDir, 'survey-sheet.svg'), svg('#112233')),
      ['privacy-policy.png'],
    ],
    [
      'that are gone are drawn again, and only they',
      ({ outDir }) => rm(join(outDir, 'home.png')),
      ['home.png'],
    ],
    [
      'are all drawn again when nothing is remembered',
      ({ cacheDir }) => rm(cacheDir, { recursive: true }),
      pictures,
    ],
  ])('%s', async (_, change, expected) => {
    const folders = await drawnSite();
    await change(folders);
    await writeSharePictures(folders);
    expect(await drawnAgain(folders.outDir)).toEqual(expected);
  });

  test('are all drawn again when a colour of the site changed', async () => {
    const folders = await drawnSite();
    vi.resetModules();
    vi.doMock('@/components/theme/tokens', async (original) => {
      const tokens = await original<typeof import('@/components/theme/tokens')>();
      return { ...tokens, light: { ...tokens.light, ink: '#7a0019', sheet: '#ffeecc' } };
    });
    const repainted = await import('@/tools/share/write');
    await repainted.writeSharePictures(folders);
    expect(await drawnAgain(folders.outDir)).toEqual(pictures);
    expect(await pixelOf(join(folders.outDir, 'home.png'), 2, 2)).toEqual([0xff, 0xee, 0xcc]);
  });

  test('are drawn when what is remembered was cut off', async () => {
    const folders = await drawnSite();
    const [memory = ''] = await readdir(folders.cacheDir);
    await writeFile(join(folders.cacheDir, memory), '{"/share/home.png":"12');
    await writeSharePictures(folders);
    expect(await pngsIn(folders.outDir)).toEqual(pictures);
  });

  test('of a page that is gone are removed, and what is no picture stays', async () => {
    const folders = await drawnSite();
    await writeFile(join(folders.outDir, 'note.txt'), 'kept');
    pagesAre(home, legal);
    await writeSharePictures(folders);
    expect(await pngsIn(folders.outDir)).toEqual(['home.png', 'privacy-policy.png']);
    expect(existsSync(join(folders.outDir, 'note.txt'))).toBe(true);
    expect(await drawnAgain(folders.outDir)).toEqual([]);
  });

  test('follow a page to its new address', async () => {
    const folders = await drawnSite();
    pagesAre(home, { ...article, path: '/news-insights/renamed' }, legal);
    await writeSharePictures(folders);
    expect(await drawnAgain(folders.outDir)).toEqual(['news-insights/renamed.png']);
    expect(await pngsIn(folders.outDir)).not.toContain('news-insights/an-article.png');
  });
});
