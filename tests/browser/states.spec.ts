import type { Page } from '@playwright/test';
import { openSite } from '../site/openSite';
import { articlesOf, filterName, pageSize } from '../sites/content';
import { pagesOfSections, sites } from '../sites/sites';
import { withoutTransitions } from './axe';
import { expectTabReachesEverything } from './focus';
import { widths } from './layoutFaults';
import { expectAccessible } from './pages';
import { expect, testOn } from './testOn';

/** A state of the full site that has no URL. */
type State = {
  name: string;
  path?: string;
  open(page: Page): Promise<void>;
  isNarrowOnly?: boolean;
};

const {
  content: { articles, categories },
  pageOf,
} = openSite(sites.full);
const test = testOn(sites.full.out);

test.use({ imageHost: 'fails', ...withoutTransitions });

const hasTable = ({ path }: { path: string }) =>
  pageOf(path).elements.some(({ tagName }) => tagName === 'table');
const shown = articles.slice(0, pageSize);
const withTable = found(shown.find(hasTable));
const withoutText = found(shown.find(({ hasText }) => !hasText));
const empty = found(categories.find(({ name }) => articlesOf(name, articles).length === 0)).name;
const filled = found(categories.find(({ name }) => articlesOf(name, articles).length > 0)).name;
const read = (page: Page, path: string) =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href="${path}"]`) })
    .getByRole('button', { name: /^Read/ })
    .click();

const states: State[] = [
  {
    name: 'the open menu',
    path: '/about',
    isNarrowOnly: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').last()).toBeVisible();
    },
  },
  {
    name: `the filter ${filled}, with pictures that did not load`,
    open: async (page) => {
      await page.getByRole('button', { name: filterName(filled, articles), exact: true }).click();
      await expect(page.getByRole('heading', { name: `${filled} Articles`, exact: true })).toBeVisible();
      await expect(page.locator('img[data-failed]').first()).toBeAttached();
    },
  },
  {
    name: 'an opened article with a table',
    open: async (page) => {
      await read(page, withTable.path);
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'an opened article whose text does not load',
    open: async (page) => {
      await page.route('**/news-insights/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Read Full Article' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: `the empty category ${empty}`,
    open: async (page) => {
      await page.getByRole('button', { name: `${empty} (0)` }).click();
      await expect(page.getByRole('heading', { name: `No ${empty} Articles Yet` })).toBeVisible();
    },
  },
  {
    name: 'an opened article without text',
    open: async (page) => {
      await read(page, withoutText.path);
      await expect(page.getByRole('dialog').getByText('Full content coming soon.')).toBeVisible();
    },
  },
];

for (const { name, path = '/news-insights', open, isNarrowOnly } of states)
  test(`${name} is accessible, and no text is cut off or overlaps`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await open(page);
    // The open menu hides the page, like a modal dialog.
    const disabledRules = isNarrowOnly ? ['landmark-one-main', 'page-has-heading-one'] : [];
    const sizes = isNarrowOnly ? widths.filter((width) => width < 900) : widths;
    await expectAccessible(page, { disabledRules, sizes });
  });

for (const path of pagesOfSections)
  test(`Tab reaches everything on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectTabReachesEverything(page, path);
  });

function found<Value>(example: Value | undefined): Value {
  if (example === undefined) throw new Error('The content lacks an example of a state.');
  return example;
}
