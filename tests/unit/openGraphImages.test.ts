import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Page } from '@/lib/site/pages';
import { writeOpenGraphImages } from '@/tools/build/openGraphImages';
import { temporaryFolder } from './support/folders';

const state = vi.hoisted(() => {
  // Other test files share the modules, and may have loaded them already.
  vi.resetModules();
  return { listedPages: [] as Page[] };
});
vi.mock('@/lib/site/pagesByKind', () => state);

afterAll(() => void vi.resetModules());

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 630"><rect width="600" height="630" fill="${colour}"/></svg>`;

/** The image of an article with this title. */
async function drawn(title: string): Promise<string> {
  const openGraphImage = { label: 'Technology', drawing: 'article-technology' };
  state.listedPages = [{ path: '/news-insights/a', title, description: 'A sentence.', openGraphImage }];
  const root = await temporaryFolder({ 'drawings/article-technology.svg': svg('#654321') });
  await writeOpenGraphImages(join(root, 'drawings'), join(root, 'out'));
  return join(root, 'out/share/news-insights/a.png');
}

describe('Open Graph images', () => {
  test.each([
    ['a word longer than a line', `${'Donaudampfschifffahrtsgesellschaft'.repeat(2)} opens`],
    ['more words than the image holds', 'words of a title '.repeat(20).trim()],
  ])('do not let %s overlap the name and the drawing', async (_, title) => {
    const image = sharp(await drawn(title)).removeAlpha();
    const aboveBesideAndBelow = [
      { left: 0, top: 112, width: 600, height: 40 },
      { left: 560, top: 112, width: 40, height: 518 },
      { left: 0, top: 582, width: 600, height: 48 },
    ];
    for (const area of aboveBesideAndBelow) {
      const { channels } = await sharp(await image.clone().extract(area).toBuffer()).stats();
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
    }
  });
});
