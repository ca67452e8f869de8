import type { Locator, Page } from '@playwright/test';
import { headingSlugger } from '../../../lib/text/headings/headingIds';
import { close, dialog, expectText, readFullArticle } from '../newsPage';
import { expect, test } from '../test';

const idsIn = (part: Page | Locator) => part.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('Read Full Article and Read More open their article with its full text', async ({ page }) => {
  const cards = page
    .getByRole('region', { name: 'Featured Article' })
    .or(page.getByRole('region', { name: 'Latest Articles' }).getByRole('article'));
  await expect(cards).toHaveCount(6);
  for (const [name, shown] of [
    ['Read Full Article', cards.first()],
    ['Read More', cards.last()],
  ] as const) {
    const title = (await shown.getByRole('heading', { level: 3 }).textContent()) as string;
    const readTime = (await shown.getByText(/^\d+ min read$/).textContent()) as string;
    const date = (await shown.getByRole('time').textContent()) as string;
    const category = (await shown.getByRole('paragraph').first().textContent()) as string;
    await test.step(title, async () => {
      await shown.getByRole('button', { name }).click();
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).getByRole('time')).toHaveText(date);
      await expect(dialog(page).getByText(readTime, { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(category, { exact: true }).first()).toBeVisible();
      await expect(dialog(page).getByRole('img', { name: /\w{3,}/ })).toBeVisible();
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('listitem').nth(2)).toBeVisible();
      const words = (await dialog(page).innerText()).split(/\s+/).length;
      expect(words / Number.parseInt(readTime, 10)).toBeGreaterThan(190);
      await close(page).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('the modal shows the same text as the page of the article, with its line breaks', async ({
  page,
  context,
}) => {
  const path =
    (await page.getByRole('heading', { level: 3 }).getByRole('link').first().getAttribute('href')) ?? '';
  await readFullArticle(page).click();
  await expectText(page);
  // A heading of the text must not get the id of another element.
  const text = dialog(page).getByRole('heading', { level: 2 }).nth(1).locator('..');
  const inText = await idsIn(text);
  const around = (await idsIn(page)).filter((id) => !inText.includes(id));
  expect(around.filter((id) => headingSlugger().slug(id) === id)).toEqual([]);
  // The address of the section would be that of the News page.
  await expect(dialog(page).getByRole('heading').getByRole('link')).toHaveCount(0);
  const ownPage = await context.newPage();
  await ownPage.goto(path);
  await expect(ownPage.locator('#article-text').getByRole('heading').getByRole('link')).not.toHaveCount(0);
  const pageText = await ownPage.getByRole('main').innerText();
  const parts = dialog(page).getByRole('paragraph').or(dialog(page).getByRole('listitem'));
  expect(await parts.count()).toBeGreaterThan(10);
  for (const part of await parts.all()) expect(pageText).toContain(await part.innerText());
  const paragraph = dialog(page).getByRole('paragraph').filter({ hasText: 'What it does:' }).first();
  expect((await paragraph.innerText()).split('\n')).toHaveLength(4);
});
