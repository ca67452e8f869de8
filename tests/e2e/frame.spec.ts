import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { sites } from '../sites/sites';
import { articlePages, missingPage } from './helpers';
import { expect, pages, test } from './test';

const company = parse(readFileSync(`${sites.specification.content}/company.yaml`, 'utf8'));

const navigation = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Our Businesses', '/our-businesses'],
  ['News & Insights', '/news-insights'],
  ['Contact', '/contact'],
] as const;

const headings: Record<string, string> = {
  '/about': 'Our Story',
  '/our-businesses': 'Our Business Portfolio',
  '/news-insights': 'News & Insights',
  '/contact': "Let's Start a Conversation",
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms and Conditions',
};

/** What every page must have, including the 404 page. */
async function expectFrame(page: Page) {
  const banner = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const shared = page.getByRole('region', { name: 'Acknowledgement of Country' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(banner).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(footer).toHaveCount(1);
  await expect(shared).toBeVisible();
  for (const [name, path] of navigation) {
    const inHeader = banner
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true });
    await expect(inHeader).toHaveAttribute('href', path);
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const order = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('header, main, [aria-labelledby="acknowledgement"], footer'),
      (part) => part.localName,
    ),
  );
  expect(order.slice(-2), 'the shared block directly precedes the footer').toEqual(['section', 'footer']);
}

async function expectSkipLink(page: Page) {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}

/** Expects legal links, postal address, phone, e-mail, ABN, copyright and links to the businesses. */
async function expectFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  const { street, locality, region, postcode } = company.address;
  const digits = company.phone.replace(/\D/g, '');
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-of-service'],
    [company.phone, `tel:+61${digits.slice(1)}`],
    [company.email, `mailto:${company.email}`],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const text of [
    street,
    `${locality} ${region} ${postcode}`,
    `ABN ${company.abn}`,
    `© 2025 ${company.name}`,
  ])
    await expect(footer).toContainText(text);
  for (const name of ['Exclusive Computer Consulting', 'PagareOne']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
}

for (const path of [...pages, articlePages[0] as string]) {
  test(`${path} has the header, a skip link, the shared block and the footer`, async ({ page }) => {
    await page.goto(path);
    await expectFrame(page);
    await expectFooter(page);
    await expectSkipLink(page);
  });
}

test('the header, main content and shared block are in order', async ({ page }) => {
  await page.goto('/about');
  const tops = await Promise.all(
    [
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('region', { name: 'Acknowledgement of Country' }),
      page.getByRole('contentinfo'),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('every page of the specification has its own heading', async ({ page }) => {
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the logo is never clipped, however narrow the header', async ({ page }) => {
  for (const width of [320, 390, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const mark = page.getByRole('banner').getByRole('link').first().locator('svg');
    expect((await mark.boundingBox())?.width, `at ${width} px`).toBe(44);
  }
});

test('the navigation marks only the current page', async ({ page }) => {
  for (const [name, path] of navigation) {
    await page.goto(path);
    const marked = page.getByRole('banner').locator('[aria-current]');
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute('aria-current', 'page');
    const [look, ...others] = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links
          .sort((a, b) => Number(b.hasAttribute('aria-current')) - Number(a.hasAttribute('aria-current')))
          .map((link) => getComputedStyle(link).textDecoration),
      );
    expect(others).toHaveLength(4);
    expect(others, 'the marked link looks different').not.toContain(look);
  }
});

test('a page below a navigation path is not marked', async ({ page }) => {
  for (const path of [...articlePages, '/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'News & Insights' })).toBeVisible();
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  }
});

test('the current page is marked in URLs with a query or fragment', async ({ page }) => {
  await page.goto('/our-businesses?from=mail#expansion-divisions');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(['Our Businesses']);
});

test('URLs with a trailing slash or .html redirect to the clean URL', async ({ page }) => {
  for (const path of pages.slice(1).concat(articlePages.slice(0, 1))) {
    for (const ending of ['/', '.html']) {
      await page.goto(`${path}${ending}?from=mail`);
      await expect(page).toHaveURL(`${path}?from=mail`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
});

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of [missingPage, '/news-insights/no-such-article', '/about/no-such-page']) {
    test(`${path} returns the site's 404 page with status 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectFrame(page);
      await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(/not found/i);
    });
  }
});
