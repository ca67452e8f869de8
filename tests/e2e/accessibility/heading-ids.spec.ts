import type { Locator, Page } from '@playwright/test';
import { headingSlugger } from '../../../lib/schema/headingIds';
import { dialog, expectText, readFullArticle } from '../newsPage';
import { expect, test } from '../test';

/** The ids outside of a text that one of its headings could get as well. */
async function conflictingIds(page: Page, text?: Locator): Promise<string[]> {
  const idsIn = (part: Page | Locator) =>
    part.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  const inText = text ? await idsIn(text) : [];
  const outside = (await idsIn(page)).filter((id) => !inText.includes(id));
  expect(outside).toEqual(expect.arrayContaining(['menu', 'main', 'acknowledgement']));
  return outside.filter((id) => headingSlugger().slug(id) === id);
}

test('no heading of an article can get an id of the page that opens it in a dialog', async ({ page }) => {
  await page.goto('/news-insights');
  expect(await conflictingIds(page)).toEqual([]);
  await readFullArticle(page).click();
  await expectText(page);
  // The first is the article's title.
  const heading = dialog(page).getByRole('heading', { level: 2 }).nth(1);
  expect(await conflictingIds(page, heading.locator('..'))).toEqual([]);
});
