import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser';
import { layoutErrors } from '../inspect/layout';
import { type Article, articlesOf, displayDate, filterName } from '../sites/content';
import type { WalkedSite } from './site';

/** Number of cards that the grid shows initially. */
const pageSize = 24;

/** Filters and opened articles on the News page, with expectations computed from the content. */
export function walkNews({ test, content, filters, basePath }: WalkedSite): void {
  const { articles } = content;
  const [first] = articles;
  const button = (page: Page, filter: string) =>
    page.getByRole('button', { name: filterName(filter, articles), exact: true });
  const featured = (page: Page) => page.getByRole('region', { name: 'Featured Article' });

  /** Returns the articles in the grid of a filter. */
  const gridOf = (filter: string) => (filter === 'All' ? articles.slice(1) : articlesOf(filter, articles));

  async function expectCard(card: Locator, article: Article) {
    await expect
      .soft(card.getByRole('heading', { level: 3 }).getByRole('link'))
      .toHaveAttribute('href', basePath + article.path);
    const text = (await card.innerText()).replace(/\s+/g, ' ');
    for (const part of [
      article.title,
      article.excerpt,
      article.category,
      displayDate(article.date),
      article.readTime,
    ])
      expect.soft(text, article.path).toContain(part.replace(/\s+/g, ' '));
    expect.soft(await card.getByRole('img').first().getAttribute('alt'), article.path).toBe(article.imageAlt);
  }

  test('the filters show the counts of the content, in order', async ({ page, serverUrl }) => {
    await page.goto(`${serverUrl}/news-insights`);
    await expect(page.getByRole('main').getByRole('button', { name: /\(\d+\)$/ })).toHaveText(
      filters.map((filter) => filterName(filter, articles)),
    );
    await expect(page.getByRole('button', { pressed: true })).toHaveText([filterName('All', articles)]);
  });

  for (const filter of [...filters.slice(1), 'All']) {
    test(`the filter ${filter} shows its articles, newest first`, async ({ page, serverUrl }) => {
      await page.goto(`${serverUrl}/news-insights`);
      // Select another filter first, so that selecting All has an effect.
      await button(page, filter === 'All' ? (filters[1] as string) : 'All').click();
      await button(page, filter).click();
      await expect(button(page, filter)).toHaveAttribute('aria-pressed', 'true');
      const expected = gridOf(filter);
      if (articles.length === 0 && filter === 'All') {
        await expect(page.getByRole('heading', { level: 2, name: 'No Articles Yet' })).toBeVisible();
        return;
      }
      if (expected.length === 0 && filter !== 'All') {
        await expect(
          page.getByRole('heading', { level: 2, name: `No ${filter} Articles Yet` }),
        ).toBeVisible();
        await page.getByRole('button', { name: 'View All Articles' }).click();
        await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
        return;
      }
      const heading = filter === 'All' ? 'Latest Articles' : `${filter} Articles`;
      const region = page.getByRole('region', { name: heading, exact: true });
      const cards = region.getByRole('article');
      const shown = expected.slice(0, pageSize);
      await expect(region).toHaveCount(shown.length > 0 ? 1 : 0);
      await expect(cards).toHaveCount(shown.length);
      for (const [index, article] of shown.entries()) await expectCard(cards.nth(index), article);
      const showsFeatured = filter === 'All' || filter === first?.category;
      await expect(featured(page)).toHaveCount(showsFeatured ? 1 : 0);
      if (showsFeatured) await expectCard(featured(page), first as Article);
      if (filter !== 'All' && expected.length > pageSize)
        await expect(page.getByRole('link', { name: /^More articles/ })).toBeVisible();
      await expect(page).toHaveURL(`${serverUrl}/news-insights`);
    });
  }

  test('every article on the page opens with its text and closes, at 390 px', async ({ page, serverUrl }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${serverUrl}/news-insights`);
    const dialog = page.getByRole('dialog');
    for (const { path, title, hasText, excerpt } of articles.slice(0, 1 + pageSize)) {
      const card = page
        .getByRole('article')
        .or(featured(page))
        .filter({ has: page.locator(`h3 a[href="${basePath}${path}"]`) });
      await card.getByRole('button', { name: /^Read/ }).first().click();
      await expect(dialog, path).toHaveAccessibleName(title.replace(/\s+/g, ' '));
      if (hasText) await expect(dialog.getByText('The article has loaded.'), path).toBeAttached();
      else {
        await expect(dialog.getByText(excerpt, { exact: true }), path).toBeVisible();
        await expect(
          dialog.getByText('This is a preview article. Full content coming soon.'),
          path,
        ).toBeVisible();
      }
      expect.soft(await layoutErrors(page), path).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('the contact form offers an inquiry type for every business and division', async ({
    page,
    serverUrl,
  }) => {
    await page.goto(`${serverUrl}/contact`);
    const options = await page.getByRole('combobox').getByRole('option').allTextContents();
    for (const { inquiry } of [...content.businesses, ...content.divisions])
      expect
        .soft(
          options.some((option) => option.startsWith(inquiry.label)),
          inquiry.label,
        )
        .toBe(true);
    expect(new Set(options).size).toBe(options.length);
  });
}
