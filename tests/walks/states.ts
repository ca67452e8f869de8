import type { Page } from '@playwright/test';
import { axeViolations, rulesOfLayout, withoutTransitions } from '../browser/axe';
import { layoutFaultsAt, widths } from '../browser/layoutFaults';
import { smallTargets } from '../browser/targets';
import { expect } from '../browser/testOn';
import { filterName, pageSize } from '../sites/content';
import type { WalkedSite } from './site';

type State = {
  name: string;
  open(page: Page, serverUrl: string): Promise<void>;
  isNarrowOnly?: boolean;
  /** Whether tests/browser/variant.spec.ts looks at the same layout. */
  hasKnownLayout?: boolean;
  /** axe rules that do not apply. */
  disabledRules?: string[];
};

/** axe, target sizes and layout in states that have no URL. Throws if the content lacks what one of them needs. */
export function walkStates({ test, content, filters, pageOf }: WalkedSite): void {
  const { articles } = content;
  const [first] = articles;
  const openNews = async (page: Page, serverUrl: string) => {
    await page.goto(`${serverUrl}/news-insights`);
  };
  const filled = filters.slice(1).find((filter) => articles.some(({ category }) => category === filter));
  const empty = filters.slice(1).find((filter) => articles.every(({ category }) => category !== filter));
  const shown = articles.slice(0, pageSize);
  const withoutText = shown.find(({ hasText }) => !hasText);
  const withTable = shown.find(({ path }) =>
    pageOf(path).elements.some(({ tagName }) => tagName === 'table'),
  );
  const examples = { first, filled, empty, withoutText, withTable };
  for (const [name, example] of Object.entries(examples))
    if (example === undefined) throw new Error(`The content has no example: ${name}.`);
  const readButton = (page: Page, path: string) =>
    page
      .getByRole('article')
      .filter({ has: page.locator(`h3 a[href="${path}"]`) })
      .getByRole('button', { name: /^Read/ })
      .first();

  const states: State[] = [
    {
      name: 'the open menu',
      isNarrowOnly: true,
      // The open menu hides the page, like a modal dialog.
      disabledRules: ['landmark-one-main', 'page-has-heading-one'],
      open: async (page, serverUrl) => {
        await page.goto(`${serverUrl}/about`);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').last()).toBeVisible();
      },
    },
    {
      name: `the filter ${filled}, with pictures that did not load`,
      hasKnownLayout: true,
      open: async (page, serverUrl) => {
        await page.route('https://images.unsplash.com/**', (route) => route.abort());
        await openNews(page, serverUrl);
        await page.getByRole('button', { name: filterName(filled as string, articles), exact: true }).click();
        await expect(page.getByRole('heading', { name: `${filled} Articles`, exact: true })).toBeVisible();
        await expect(page.locator('img[data-failed]').first()).toBeAttached();
      },
    },
    {
      name: 'an opened article with a table',
      open: async (page, serverUrl) => {
        await openNews(page, serverUrl);
        await readButton(page, withTable?.path as string).click();
        await expect(page.getByRole('dialog', { name: withTable?.title }).getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'an opened article whose text does not load',
      open: async (page, serverUrl) => {
        await openNews(page, serverUrl);
        await page.route('**/news-insights/*', (route) => route.abort());
        await page.getByRole('button', { name: 'Read Full Article' }).click();
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      },
    },
    {
      name: `the empty category ${empty}`,
      open: async (page, serverUrl) => {
        await openNews(page, serverUrl);
        await page.getByRole('button', { name: `${empty} (0)` }).click();
        await expect(page.getByRole('heading', { name: `No ${empty} Articles Yet` })).toBeVisible();
      },
    },
    {
      name: 'an opened article without text',
      open: async (page, serverUrl) => {
        await openNews(page, serverUrl);
        await readButton(page, withoutText?.path as string).click();
        await expect(page.getByRole('dialog').getByText('Full content coming soon.')).toBeVisible();
      },
    },
  ];

  test.describe('states', () => {
    test.use(withoutTransitions);

    for (const { name, open, isNarrowOnly, hasKnownLayout, disabledRules } of states) {
      test(name, async ({ page, serverUrl }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, serverUrl);
        expect.soft(await smallTargets(page), 'targets at 390 px').toEqual([]);
        expect.soft(await axeViolations(page, { disabledRules }), 'axe, light, 390 px').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (!isNarrowOnly) await page.setViewportSize({ width: 1280, height: 800 });
        expect.soft(await axeViolations(page, { only: rulesOfLayout }), 'axe, dark').toEqual([]);
        if (hasKnownLayout) return;
        const sizes = isNarrowOnly ? widths.filter((width) => width < 900) : widths;
        expect.soft(await layoutFaultsAt(page, sizes), 'layout').toEqual([]);
      });
    }
  });
}
