import type { Page } from '@playwright/test';
import { missingSite } from '../../lib/node/files';
import { serve } from '../../tools/hosting/localServer';
import { sites } from '../sites/sites';

/** The full site's article with every part of a text, because no article of content/ has them all. */
export async function textParts(page: Page): Promise<Buffer> {
  const { out } = sites.full;
  if (missingSite(out))
    throw new Error(`There is no site in ${out}: run "npx tsx tests/sites/build.ts full".`);
  const { url, close } = await serve(out);
  page.once('close', close);
  await page.goto(`${url}/news-insights/everything-a-text-can-have`);
  await page.evaluate(() => document.fonts.ready);
  // Browsers load the drawings of videos when they come near.
  for (const drawing of await page.locator('#article-text img').all()) await drawing.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return page.locator('#article-text').screenshot();
}
