import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from '../browser/layoutFaults';
import { expect } from '../browser/testOn';
import { type Article, articlesOf, displayDate, filterName, pageSize } from '../sites/content';
import { collapsed } from './exportedPages';
import type { WalkedSite } from './site';

/** Filters and opened articles on the News page, with expectations computed from the content. */
export function walkNews({ test, content, filters }: WalkedSite): void {
  const { articles } = content;
  const [first] = articles;
  const button = (page: Page, filter: string) =>
    page.getByRole('button', { name: filterName(filter, articles), exact: true });
  const featured = (page: Page) => page.getByRole('region', { name: 'Featured Article' });

  /** Older articles are on other pages. */
  const shown = articles.slice(0, pageSize);
  const gridOf = (filter: string) => (filter === 'All' ? shown.slice(1) : articlesOf(filter, shown));

  /** Expects each card to show its article. Reads them all at once, because there may be many. */
  async function expectCards(cards: Locator, expected: readonly Article[]) {
    await expect(cards).toHaveCount(expected.length);
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => ({
        href: card.querySelector('h3 a')?.getAttribute('href'),
        imageAlt: card.querySelector('img:not([alt=""])')?.getAttribute('alt'),
        text: (card as HTMLElement).innerText.replace(/\s+/g, ' '),
      })),
    );
    for (const [index, { path, imageAlt, date, ...fields }] of expected.entries()) {
      expect.soft(shown[index], path).toMatchObject({ href: path, imageAlt });
      for (const part of [fields.title, fields.excerpt, fields.category, displayDate(date), fields.readTime])
        expect.soft(shown[index]?.text, path).toContain(collapsed(part));
    }
  }

  async function expectEmptyCategory(page: Page, filter: string) {
    await expect(page.getByRole('heading', { level: 2, name: `No ${filter} Articles Yet` })).toBeVisible();
    await page.getByRole('button', { name: 'View All Articles' }).click();
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  }

  test('each filter shows its count and its articles, newest first', async ({ page, serverUrl }) => {
    await page.goto(`${serverUrl}/news-insights`);
    await expect(page.getByRole('main').getByRole('button', { name: /\(\d+\)$/ })).toHaveText(
      filters.map((filter) => filterName(filter, articles)),
    );
    await expect(page.getByRole('button', { pressed: true })).toHaveText([filterName('All', articles)]);
    for (const filter of [...filters.slice(1), 'All']) {
      await button(page, filter).click();
      await expect(button(page, filter)).toHaveAttribute('aria-pressed', 'true');
      const count = filter === 'All' ? articles.length : articlesOf(filter, articles).length;
      if (filter !== 'All' && count === 0) {
        await expectEmptyCategory(page, filter);
        continue;
      }
      const heading = filter === 'All' ? 'Latest Articles' : `${filter} Articles`;
      const region = page.getByRole('region', { name: heading, exact: true });
      const expected = gridOf(filter);
      await expectCards(region.getByRole('article'), expected);
      const isFeatured = first && (filter === 'All' || filter === first.category);
      await expectCards(featured(page), isFeatured ? [first] : []);
      const others = region.getByRole('link', { name: /^(?:Older articles|All .+ articles \(\d+\))$/ });
      const isComplete = filter === 'All' ? articles.length <= pageSize : expected.length === count;
      await expect(others).toHaveCount(isComplete ? 0 : 1);
    }
    if (articles.length === 0)
      await expect(page.getByRole('heading', { level: 2, name: 'No Articles Yet' })).toBeVisible();
    await expect(page).toHaveURL(`${serverUrl}/news-insights`);
  });

  test('an article with and one without text opens, fits on a phone and closes', async ({
    page,
    serverUrl,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${serverUrl}/news-insights`);
    const dialog = page.getByRole('dialog');
    const opened = [first, shown.find(({ hasText }) => hasText), shown.find(({ hasText }) => !hasText)];
    for (const article of new Set(opened)) {
      if (!article) continue;
      const { path, title, hasText, excerpt } = article;
      const card = page
        .getByRole('article')
        .or(featured(page))
        .filter({ has: page.locator(`h3 a[href="${path}"]`) });
      await card.getByRole('button', { name: /^Read/ }).first().click();
      await expect(dialog, path).toHaveAccessibleName(collapsed(title));
      if (hasText) await expect(dialog.getByText('The article has loaded.'), path).toBeAttached();
      else {
        await expect(dialog.getByText(excerpt, { exact: true }), path).toBeVisible();
        await expect(
          dialog.getByText('This is a preview article. Full content coming soon.'),
          path,
        ).toBeVisible();
      }
      expect.soft(await page.evaluate(layoutFaults), path).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('the contact page has an inquiry type for every business and division, and every contact', async ({
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
    const details = page.getByRole('region', { name: 'Contact details' });
    // The page may do without the section.
    const contact = content.pages.find(({ path }) => path === '/contact');
    if (!contact?.sectionTypes.includes('contact-details')) return;
    for (const contact of Object.values(content.company.contacts ?? {})) {
      const item = details.getByRole('listitem').filter({ hasText: contact?.name });
      await expect(item.getByRole('link', { name: contact?.email })).toBeVisible();
    }
  });
}
