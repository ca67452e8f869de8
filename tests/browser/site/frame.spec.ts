import type { Page } from '@playwright/test';
import { articles, company, missingPage, siteOf } from '../helpers';
import { expect, test } from '../plain';

const navigation = {
  Home: '/',
  'About Us': '/about',
  'Our Businesses': '/our-businesses',
  'News & Insights': '/news-insights',
  Contact: '/contact',
};

const headings: Record<string, string | RegExp> = {
  '/': /\S/,
  '/about': 'Our Story',
  '/our-businesses': 'Our Business Portfolio',
  '/news-insights': 'News & Insights',
  '/contact': "Let's Start a Conversation",
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms and Conditions',
  [articles[0]?.path as string]: articles[0]?.title as string,
};

async function expectFrame(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(page.getByRole('region', { name: 'Acknowledgement of Country' })).toBeVisible();
  for (const part of [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')]) {
    const links = await part
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(expect.arrayContaining(Object.entries(navigation)));
  }
}

/** Expects exactly the link to a path to be marked, and to look different from the others. */
async function expectMarked(page: Page, path: string) {
  const [name] = Object.entries(navigation).find(([, href]) => href === path) ?? [];
  const marked = page.getByRole('banner').locator('[aria-current]');
  await expect(marked).toHaveText(name ? [name] : []);
  if (!name) return;
  await expect(marked).toHaveAttribute('aria-current', 'page');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link').filter({ visible: true });
  const decorations = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, getComputedStyle(link).textDecoration] as const),
  );
  const look = new Map(decorations).get(name);
  expect(decorations.filter(([, decoration]) => decoration === look)).toHaveLength(1);
}

test('every page has its heading in the frame, marks only its own link and requests nothing but pictures from other hosts', async ({
  page,
  serverUrl,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const [path, heading] of Object.entries(headings))
    await test.step(path, async () => {
      origins.clear();
      await page.goto(path);
      // The others have pictures of the image host.
      if (!path.startsWith('/news-insights')) expect([...origins]).toEqual([serverUrl]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // The headings of Home and Contact say nothing out of context.
      if (!['/', '/contact'].includes(path)) await expect(page).toHaveTitle(new RegExp(`^${heading}`));
      await expectFrame(page);
      await expectMarked(page, path);
    });
});

test('the footer links to the legal pages, phone, e-mail and businesses, with address and ABN', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const { street, locality, region, postcode } = company.address;
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-of-service'],
    [company.phone, `tel:+61${company.phone.replace(/\D/g, '').slice(1)}`],
    [company.email, `mailto:${company.email}`],
    ['Exclusive Computer Consulting', siteOf('Exclusive Computer Consulting')],
    ['PagareOne', siteOf('PagareOne')],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const text of [street, `${locality} ${region} ${postcode}`, `ABN ${company.abn}`, '© 2025'])
    await expect(footer).toContainText(text as string);
});

test('the skip link appears on focus and moves the focus past the header', async ({ page }) => {
  await page.goto('/news-insights');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'All (6)' })).toBeFocused();
});

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("returns the site's 404 page with status 404", async ({ page, baseURL }) => {
    for (const path of ['/news-insights/no-such-article', '/about/no/such/place', missingPage]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL(`${baseURL}${path}`);
      await expect(page).toHaveTitle(/not found/i);
    }
    await expectFrame(page);
    await expectMarked(page, missingPage);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /\bHome$/ })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
