import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Page } from '@/lib/pages/pages';
import { drawOpenGraphImage, withAvailableLetters } from '@/tools/build/drawOpenGraphImage';
import { writeOpenGraphImages } from '@/tools/build/openGraphImages';
import { temporaryFolder } from './support/folders';

const state = vi.hoisted(() => {
  // Other test files share the modules, and may have loaded them already.
  vi.resetModules();
  return { listedPages: [] as Page[] };
});
vi.mock('@/lib/pages/pagesByKind', () => state);

afterAll(() => void vi.resetModules());

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 630"><rect width="600" height="630" fill="${colour}"/></svg>`;

const drawings = {
  'drawings/survey-sheet.svg': svg('#654321'),
  'drawings/article-technology.svg': svg('#abcdef'),
};

const legal: Page = { path: '/privacy-policy', title: 'Privacy Policy', description: 'A sentence.' };
const article: Page = {
  path: '/news-insights/an-article',
  title: 'An article',
  description: 'A sentence.',
  openGraphImage: { label: 'Technology', drawing: 'article-technology' },
};

const images = { article: 'share/news-insights/an-article.png', legal: 'share/privacy-policy.png' };

/** An export with the images of these pages; returns its folder. */
async function drawn(...pages: Page[]): Promise<string> {
  state.listedPages.splice(0, Number.POSITIVE_INFINITY, ...pages);
  const root = await temporaryFolder(drawings);
  await writeOpenGraphImages(join(root, 'drawings'), join(root, 'out'));
  return join(root, 'out');
}

async function pixelOf(file: string, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('a letter that the font of an image lacks loses its accents', () => {
  const font = { has: (character: string) => /[ ,A-Za-zĐŁąé]/.test(character) };
  expect(withAvailableLetters('Đặng Thị Hồng, Łukasz, cafe\u0301', font)).toBe('Đang Thi Hong, Łukasz, café');
});

test('an emoji that the font of an image lacks leaves no gap', () => {
  const font = { has: (character: string) => /[ :A-Za-z0-9]/.test(character) };
  expect(withAvailableLetters('🚀 Growth 👨‍👩‍👧: what\u00a0it ☎️ costs 1️⃣ 🌏', font)).toBe(
    'Growth: what it costs 1',
  );
});

describe('Open Graph images', () => {
  test('are the same with and without emojis in the title', async () => {
    const [plain, emojis] = [
      await drawn(article),
      await drawn({ ...article, title: '🚀 An 👩🏽‍💻 article ✅' }),
    ];
    expect(await readFile(join(plain, images.article))).toEqual(await readFile(join(emojis, images.article)));
  });

  test('show the drawing on their right half', async () => {
    expect(await pixelOf(join(await drawn(legal), images.legal), 900, 300)).toEqual([0x65, 0x43, 0x21]);
  });

  test('show the last word of a long name', async () => {
    const drawn = (word: string) =>
      drawOpenGraphImage({
        ...{ label: '', title: '', drawing: svg('#123456'), logo: svg('#abcdef') },
        name: `The Thompson and Nguyen Family Investment Group of ${word}`,
      });
    expect(await drawn('Perth')).not.toEqual(await drawn('Leeds'));
  });

  test.each([
    ['a word longer than a line', `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} opens`],
    ['more words than the image holds', 'words of a title '.repeat(20).trim()],
  ])('do not let %s overlap the name and the drawing', async (_, title) => {
    const out = await drawn({ ...article, title });
    const aboveBesideAndBelow = [
      { left: 0, top: 112, width: 600, height: 40 },
      { left: 560, top: 112, width: 40, height: 518 },
      { left: 0, top: 582, width: 600, height: 48 },
    ];
    for (const area of aboveBesideAndBelow) {
      const part = await sharp(join(out, images.article)).removeAlpha().extract(area).toBuffer();
      const { channels } = await sharp(part).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
  });
});
