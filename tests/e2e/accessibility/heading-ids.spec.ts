import type { Locator, Page } from '@playwright/test';
import { headingSlugger } from '../../../lib/schema/headingIds';
import { legalSections } from '../../../lib/schema/legalText';
import { articlePages } from '../helpers';
import { dialog, expectText, readFullArticle } from '../newsPage';
import { expect, test } from '../test';

/** The ids around a text that one of its headings could get as well. */
async function unguarded(page: Page, text?: Locator): Promise<string[]> {
  const idsIn = (part: Page | Locator) =>
    part.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  const inText = text ? await idsIn(text) : [];
  const around = (await idsIn(page)).filter((id) => !inText.includes(id));
  expect(around).toEqual(expect.arrayContaining(['menu', 'main', 'acknowledgement']));
  return around.filter((id) => headingSlugger().slug(id) === id);
}

for (const path of articlePages) {
  test(`no heading of an article can get an id of the page around it on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await unguarded(page, page.locator('#article-text'))).toEqual([]);
  });
}

for (const [name, [first]] of Object.entries(legalSections)) {
  test(`no heading of a legal text can get an id of the page around it on /${name}`, async ({ page }) => {
    await page.goto(`/${name}`);
    const heading = page.getByRole('heading', { level: 2, name: first, exact: true });
    expect(await unguarded(page, heading.locator('..'))).toEqual([]);
  });
}

test('no heading of an article can get an id of the page that opens it in a dialog', async ({ page }) => {
  await page.goto('/news-insights');
  expect(await unguarded(page)).toEqual([]);
  await readFullArticle(page).click();
  await expectText(page);
  // The first is the article's title.
  const heading = dialog(page).getByRole('heading', { level: 2 }).nth(1);
  expect(await unguarded(page, heading.locator('..'))).toEqual([]);
});
