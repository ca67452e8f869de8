import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { allPages, articlePages, missingPage } from './helpers';
import { expect, pages, test } from './test';

const company = parse(readFileSync('content/company.yaml', 'utf8'));

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

async function onEveryPage(page: Page, check: (path: string) => Promise<void>) {
  for (const path of allPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await check(path);
    });
  }
}

/** What every page must have, the one for unknown addresses included. */
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
  expect(order.slice(-2), 'the shared block stands right before the footer').toEqual(['section', 'footer']);
}

test('every page has the header, the main part, the shared block and the footer', async ({ page }) => {
  await onEveryPage(page, () => expectFrame(page));
});

test('the header stands first and the main part between it and the shared block', async ({ page }) => {
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

test('every page has a title and a description of its own', async ({ page }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  await onEveryPage(page, async (path) => {
    const title = await page.title();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(title).toContain(company.name);
    expect(description?.length ?? 0).toBeGreaterThan(30);
    expect(titles.get(title), `also has the title '${title}'`).toBeUndefined();
    expect(descriptions.get(description as string), 'also has this description').toBeUndefined();
    titles.set(title, path);
    descriptions.set(description as string, path);
  });
});

test('the skip link comes first and leads past the header', async ({ page }) => {
  await onEveryPage(page, async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('the footer shows legal links, address, phone, e-mail, ABN and copyright', async ({ page }) => {
  const digits = company.phone.replace(/\D/g, '');
  const { street, locality, region, postcode } = company.address;
  await onEveryPage(page, async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    await expect(footer).toContainText(street);
    await expect(footer).toContainText(`${locality} ${region} ${postcode}`);
    await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:+61${digits.slice(1)}`,
    );
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(footer.getByText(`ABN ${company.abn}`)).toBeVisible();
    await expect(footer.getByText(`© 2025 ${company.name}`)).toBeVisible();
  });
});

test('the footer leads to the two businesses in a new tab', async ({ page }) => {
  await onEveryPage(page, async () => {
    for (const name of ['Exclusive Computer Consulting', 'PagareOne']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  });
});

test('the mark is shown whole, however narrow the header', async ({ page }) => {
  for (const width of [320, 390, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const mark = page.getByRole('banner').getByRole('link').first().locator('svg');
    expect((await mark.boundingBox())?.width, `at ${width} px`).toBe(44);
  }
});

test('the navigation marks the page it stands on and no other', async ({ page }) => {
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

test('a page below a path of the navigation marks nothing', async ({ page }) => {
  for (const path of [...articlePages, '/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'News & Insights' })).toBeVisible();
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  }
});

test('the mark stays after a query or an anchor in the address', async ({ page }) => {
  await page.goto('/our-businesses?from=mail#expansion-divisions');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(['Our Businesses']);
});

test('addresses with a trailing slash or .html lead to the clean one', async ({ page }) => {
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

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of [missingPage, '/news-insights/no-such-article', '/about/no-such-page']) {
    test(`${path} gets the site's own page with status 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expectFrame(page);
      await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(/not found/i);
    });
  }
});
