import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sites } from '../sites/sites';
import { articlePages } from './helpers';
import { expect, pages, test } from './test';

/** Returns the font faces that a page uses but the files lack, so that the browser would synthesise them. */
async function synthesisedFaces(page: Page): Promise<string[]> {
  const [used, available] = await page.evaluate(() => {
    const styles = [...document.body.querySelectorAll('*')]
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => getComputedStyle(element));
    const nameOf = (families: string) => (families.split(',')[0] as string).replaceAll('"', '');
    return [
      styles.map(({ fontFamily, fontWeight, fontStyle }) => ({
        name: nameOf(fontFamily),
        weight: fontWeight,
        style: fontStyle,
      })),
      [...document.fonts].map(({ family, weight, style }) => ({ name: nameOf(family), weight, style })),
    ] as const;
  });
  const isAvailable = ({ name, weight, style }: (typeof used)[number]) =>
    available.some((face) => {
      const [lowest = '', highest = lowest] = face.weight.split(' ');
      return (
        face.name === name &&
        face.style === style &&
        Number(weight) >= Number(lowest) &&
        Number(weight) <= Number(highest)
      );
    });
  return used
    .filter((face) => !isAvailable(face))
    .map(({ name, weight, style }) => `${name} ${weight} ${style}`);
}

test('each page preloads two fonts and uses only their weights', async ({ page }) => {
  for (const path of [...pages, articlePages[0] as string]) {
    await page.goto(path);
    const files = [...new Set((await page.content()).match(/\/fonts\/[^"')]+\.woff2/g))].sort();
    expect(files, path).toHaveLength(2);
    const bytes = files.map((file) => statSync(join(sites.specification.out, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
    const preloaded = await page
      .locator('head link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded.sort(), path).toEqual(files);
    expect(await synthesisedFaces(page), path).toEqual([]);
  }
});
