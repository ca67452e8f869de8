import { renderedText } from '../helpers';
import { close, dialog, expectText, readFullArticle } from '../newsPage';
import { expect, test } from '../test';

test.beforeEach(({ page }) => page.goto('/news-insights'));

test('Read Full Article opens the first article with all its parts', async ({ page }) => {
  await readFullArticle(page).click();
  const title = await page
    .getByRole('region', { name: 'Featured Article', includeHidden: true })
    .getByRole('heading', { level: 3, includeHidden: true })
    .textContent();
  await expect(dialog(page)).toHaveAccessibleName(title as string);
  await expect(dialog(page).getByRole('heading', { name: title as string, exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Company News', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('time')).toHaveText('August 15, 2025');
  await expect(dialog(page).getByText('3 min read', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('img', { name: /\w{3,}/ })).toBeVisible();
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});

test('Read More opens each article of the grid with its full text', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
  await expect(cards).toHaveCount(5);
  for (let index = 0; index < 5; index++) {
    const shown = cards.nth(index);
    const title = (await shown.getByRole('heading').textContent()) as string;
    const readTime = (await shown.getByText(/^\d+ min read$/).textContent()) as string;
    const date = (await shown.getByRole('time').textContent()) as string;
    const category = (await shown.getByRole('paragraph').first().textContent()) as string;
    await test.step(title, async () => {
      await shown.getByRole('button', { name: 'Read More' }).click();
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).getByRole('time')).toHaveText(date);
      await expect(dialog(page).getByText(readTime, { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(category, { exact: true }).first()).toBeVisible();
      await expect(dialog(page).getByRole('img', { name: /\w{3,}/ })).toBeVisible();
      await expect(dialog(page).getByRole('listitem').nth(2)).toBeVisible();
      const words = (await renderedText(dialog(page))).split(/\s+/).length;
      expect(words / Number.parseInt(readTime, 10)).toBeGreaterThan(190);
      await close(page).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('the modal shows the same text as the page of the article', async ({ page, context }) => {
  const path =
    (await page.getByRole('heading', { level: 3 }).getByRole('link').first().getAttribute('href')) ?? '';
  await readFullArticle(page).click();
  await expectText(page);
  const ownPage = await context.newPage();
  await ownPage.goto(path);
  const pageText = await renderedText(ownPage.getByRole('main'));
  const parts = dialog(page).getByRole('paragraph').or(dialog(page).getByRole('listitem'));
  expect(await parts.count()).toBeGreaterThan(10);
  for (const part of await parts.all()) expect(pageText).toContain(await renderedText(part));
});

test('line breaks inside a paragraph are kept', async ({ page }) => {
  await readFullArticle(page).click();
  const paragraph = dialog(page).getByRole('paragraph').filter({ hasText: 'What it does:' }).first();
  await expect(paragraph).toBeVisible();
  const lines = (await renderedText(paragraph)).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^What it does: .+\.$/);
});
