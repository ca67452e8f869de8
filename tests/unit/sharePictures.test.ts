import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '@/lib/pages';
import { filesBelow } from '@/tools/files';
import { addSharePictures, drawSharePictures, type SharePictures } from '@/tools/share/write';
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

const pictures = [
  '/share/home.png',
  '/share/news-insights/an-article.png',
  '/share/privacy-policy.png',
] as const;
const longAgo = new Date('2001-01-01T00:00:00Z');

/** The pictures of a site, which were drawn long ago. */
async function drawnSite() {
  const root = await temporaryFolder(
    Object.fromEntries(Object.entries(drawings).map(([file, text]) => [`drawings/${file}`, text])),
  );
  const drawingsDir = join(root, 'drawings');
  const storeDir = join(root, 'store');
  const draw = () => drawSharePictures(drawingsDir, storeDir);
  const drawn = await draw();
  for (const stored of drawn.values()) await utimes(stored, longAgo, longAgo);
  return { drawingsDir, storeDir, draw, drawn };
}

type Site = Awaited<ReturnType<typeof drawnSite>>;

async function drawnAgain(drawn: SharePictures): Promise<string[]> {
  const files = await Promise.all(
    [...drawn].map(async ([path, stored]) => ({ path, ...(await stat(stored)) })),
  );
  return files.filter(({ mtimeMs }) => mtimeMs > longAgo.getTime() + 1000).map(({ path }) => path);
}

function stored(drawn: SharePictures, path: string): string {
  return drawn.get(path) ?? `no picture for ${path}`;
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
    const { drawn } = await drawnSite();
    const out = await temporaryFolder({});
    await addSharePictures(drawn, out);
    expect((await filesBelow(out)).map((file) => `/${file}`)).toEqual(pictures);
    for (const picture of pictures) {
      const { format, width, height } = await sharp(join(out, picture)).metadata();
      expect([picture, format, width, height]).toEqual([picture, 'png', 1200, 630]);
    }
  });

  test('are the same files when they are made anew', async () => {
    const [one, other] = [await drawnSite(), await drawnSite()];
    for (const picture of pictures) {
      const [first, second] = [one, other].map(({ drawn }) => readFile(stored(drawn, picture)));
      expect(await first).toEqual(await second);
    }
  });

  test('show the drawing on their right half', async () => {
    const { drawn } = await drawnSite();
    expect(await pixelOf(stored(drawn, pictures[2]), 900, 300)).toEqual([0x65, 0x43, 0x21]);
  });

  test.each([
    ['a word longer than a line', `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} opens`],
    ['more words than the picture holds', 'words of a title '.repeat(20).trim()],
  ])('keep %s off the name above and the drawing beside them', async (_, title) => {
    pagesAre(home, { ...article, title }, legal);
    const { drawn } = await drawnSite();
    const aboveBesideAndBelow = [
      { left: 0, top: 112, width: 600, height: 40 },
      { left: 560, top: 112, width: 40, height: 518 },
      { left: 0, top: 582, width: 600, height: 48 },
    ];
    for (const area of aboveBesideAndBelow) {
      const part = await sharp(stored(drawn, pictures[1])).removeAlpha().extract(area).toBuffer();
      const { channels } = await sharp(part).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
  });

  test.each<[string, (site: Site) => unknown, readonly string[]]>([
    ['that are as they were are not drawn again', () => {}, []],
    [
      'are drawn again where the title changed, and only there',
      () => pagesAre(home, { ...article, title: 'Another title' }, legal),
      [pictures[1]],
    ],
    [
      'are not drawn again when only the description or the date changed',
      () => pagesAre(home, { ...article, description: 'Another sentence.', modified: '2025-08-01' }, legal),
      [],
    ],
    [
      'are drawn again where the drawing changed, and only there',
      ({ drawingsDir }) => writeFile(join(drawingsDir, 'survey-sheet.svg'), svg('#112233')),
      [pictures[2]],
    ],
    [
      'that are gone are drawn again, and only they',
      ({ drawn }) => rm(stored(drawn, pictures[0])),
      [pictures[0]],
    ],
    [
      'are all drawn again when nothing was kept',
      ({ storeDir }) => rm(storeDir, { recursive: true }),
      pictures,
    ],
  ])('%s', async (_, change, expected) => {
    const site = await drawnSite();
    await change(site);
    expect((await drawnAgain(await site.draw())).sort()).toEqual(expected);
  });

  test('are all drawn again when a colour of the site changed', async () => {
    const { drawingsDir, storeDir } = await drawnSite();
    vi.resetModules();
    vi.doMock('@/components/theme/tokens', async (original) => {
      const tokens = await original<typeof import('@/components/theme/tokens')>();
      return { ...tokens, light: { ...tokens.light, ink: '#7a0019', sheet: '#ffeecc' } };
    });
    const repainted = await import('@/tools/share/write');
    const drawn = await repainted.drawSharePictures(drawingsDir, storeDir);
    expect((await drawnAgain(drawn)).sort()).toEqual(pictures);
    expect(await pixelOf(stored(drawn, pictures[0]), 2, 2)).toEqual([0xff, 0xee, 0xcc]);
  });

  test('are kept of the pages that there are, and of no others', async () => {
    const { storeDir, draw } = await drawnSite();
    await writeFile(join(storeDir, 'cut-off-by-an-earlier-run.png.part'), 'half');
    pagesAre(home, { ...article, path: '/news-insights/renamed', title: 'Renamed' });
    const drawn = await draw();
    expect([...drawn.keys()].sort()).toEqual(['/share/home.png', '/share/news-insights/renamed.png']);
    expect((await readdir(storeDir)).map((file) => join(storeDir, file)).sort()).toEqual(
      [...drawn.values()].sort(),
    );
  });

  test('that two pages have in common are drawn for both', async () => {
    pagesAre(article, { ...article, path: '/news-insights/of-the-same-name' });
    const { drawn } = await drawnSite();
    expect([...drawn.keys()].sort()).toEqual([pictures[1], '/share/news-insights/of-the-same-name.png']);
    for (const file of drawn.values()) expect((await sharp(file).metadata()).width).toBe(1200);
  });
});
