import type { Locator, Page } from '@playwright/test';
import { headingSlugger } from '../../../lib/text/headings/headingIds';
import { dialog, expectText, readFullArticle } from '../newsPage';
import { expect, test } from '../test';

/** Returns the ids of the page that a heading in a text could also get. */
async function conflictingIds(page: Page, text?: Locator): Promise<string[]> {
  const idsIn = (part: Page | Locator) =>
    part.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  const inText = text ? await idsIn(text) : [];
  const outside = (await idsIn(page)).filter((id) => !inText.includes(id));
  expect(outside).toEqual(expect.arrayContaining(['menu', 'main', 'acknowledgement']));
  return outside.filter((id) => headingSlugger().slug(id) === id);
}

test('heading ids cannot collide with ids of the News page', async ({ page }) => {
  await page.goto('/news-insights');
  expect(await conflictingIds(page)).toEqual([]);
  await readFullArticle(page).click();
  await expectText(page);
  // The first one is the article's title.
  const heading = dialog(page).getByRole('heading', { level: 2 }).nth(1);
  expect(await conflictingIds(page, heading.locator('..'))).toEqual([]);
});
