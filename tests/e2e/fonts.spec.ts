import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sites } from '../sites/sites';
import { articlePages } from './helpers';
import { expect, pages, test } from './test';

/** Weights in the font files (tools/build/fonts.ts). */
const available = ['besley 400', 'figtree 400', 'figtree 500', 'figtree 600'];

/** Returns the font faces that a page uses but the files lack, so that the browser would synthesise them. */
async function synthesisedFaces(page: Page): Promise<string[]> {
  const faces = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => getComputedStyle(element))
      .map(({ fontFamily, fontWeight }) => `${fontFamily.split(',')[0]} ${fontWeight}`),
  );
  return [...new Set(faces)].filter((face) => !available.includes(face));
}

for (const path of [...pages, articlePages[0] as string]) {
  test(`${path} preloads two fonts and uses only their weights`, async ({ page }) => {
    await page.goto(path);
    const html = await page.content();
    const files = [...new Set(html.match(/\/_next\/static\/media\/[^"')]+\.woff2/g))].sort();
    expect(files.map((file) => file.replace(/^.*\/(\w+)-.*$/, '$1'))).toEqual(['besley', 'figtree']);
    const bytes = files.map((file) => statSync(join(sites.specification.out, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
    const preloaded = await page
      .locator('head link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded.sort()).toEqual(files);
    expect(await synthesisedFaces(page)).toEqual([]);
  });
}
