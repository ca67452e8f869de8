import type { Page } from '@playwright/test';
import { articleField } from './frontMatter';
import { articlePages } from './helpers';
import { expect, test } from './test';

/** The articles, newest first. */
const articles = articlePages
  .map((path) => ({
    path,
    title: articleField(path, 'title'),
    category: articleField(path, 'category'),
    date: articleField(path, 'date'),
  }))
  .sort((a, b) => b.date.localeCompare(a.date));

type Article = (typeof articles)[number];
const newest = articles[0] as Article;
const middle = articles[2] as Article;
const oldest = articles.at(-1) as Article;

const share = (page: Page) => page.getByRole('region', { name: 'Share this article' });
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Earlier and later articles' });
const related = (page: Page) => page.getByRole('region', { name: 'Related articles' });
const copyLink = (page: Page) => share(page).getByRole('button', { name: 'Copy link' });

const canonicalOf = (page: Page) =>
  page.locator('link[rel=canonical]').getAttribute('href') as Promise<string>;

/** Opens a page for what stands in it, without waiting for its pictures. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Read by a page of its own, for the site's pages deny themselves to read it. */
async function clipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test('the e-mail link has the title as its subject and the canonical address in its text', async ({
  page,
}) => {
  for (const { path, title } of articles) {
    await visit(page, path);
    const href = (await share(page).getByRole('link', { name: 'Email' }).getAttribute('href')) as string;
    expect(href).toMatch(/^mailto:\?/);
    // Mail programs do not read + as a space.
    expect(href).not.toContain('+');
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toBe(title);
    expect(searchParams.get('body')).toContain(await canonicalOf(page));
  }
});

test('the LinkedIn link passes on the canonical address', async ({ page }) => {
  await visit(page, middle.path);
  const link = share(page).getByRole('link', { name: /^LinkedIn.*new tab/ });
  const url = new URL((await link.getAttribute('href')) as string);
  expect(url.hostname).toBe('www.linkedin.com');
  expect(url.searchParams.get('url')).toBe(await canonicalOf(page));
});

test('LinkedIn opens in a new tab that knows nothing of this one', async ({ page, context, address }) => {
  await visit(page, middle.path);
  await context.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>LinkedIn</title>' }),
  );
  const opened = context.waitForEvent('page');
  await share(page)
    .getByRole('link', { name: /LinkedIn/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveTitle('LinkedIn');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(address + middle.path);
});

test('loading an article asks nothing of anyone but this site and the picture host', async ({
  page,
  address,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(middle.path, { waitUntil: 'networkidle' });
  await share(page).scrollIntoViewIfNeeded();
  expect([...hosts].filter((host) => ![address, 'https://images.unsplash.com'].includes(host))).toEqual([]);
});

test('Copy link copies the canonical address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, middle.path);
  await expect(share(page).getByRole('status')).toBeEmpty();
  await copyLink(page).click();
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  expect(await clipboard(page)).toBe(await canonicalOf(page));
});

test('Copy link works with the keyboard and keeps the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, middle.path);
  await copyLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByRole('status')).toHaveText('Link copied');
  await expect(copyLink(page)).toBeFocused();
});

for (const [fault, hasClipboard] of [
  ['a clipboard that refuses', true],
  ['a browser without a clipboard', false],
] as const) {
  test(`${fault} makes Copy link show the address`, async ({ page }) => {
    await page.addInitScript((has) => {
      const value = has && { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, hasClipboard);
    await visit(page, middle.path);
    await copyLink(page).click();
    const status = share(page).getByRole('status');
    await expect(status).toHaveText(await canonicalOf(page));
    await expect(status).toBeVisible();
    await expect(status).not.toContainText('copied');
  });
}

test('the address that a refused copy shows does not widen a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await visit(page, newest.path);
  await copyLink(page).click();
  await expect(share(page).getByRole('status')).toHaveText(await canonicalOf(page));
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to share are there and the button that cannot work is not', async ({ page }) => {
    await visit(page, middle.path);
    await expect(share(page).getByRole('link')).toHaveCount(2);
    await expect(copyLink(page)).toBeHidden();
  });
});

test('the breadcrumb leads home and to the news and names the category', async ({ page }) => {
  for (const { path, category } of articles) {
    await visit(page, path);
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(steps).toHaveText(['Home', 'News & Insights', category]);
    await expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(steps.getByRole('link', { name: 'News & Insights' })).toHaveAttribute(
      'href',
      '/news-insights',
    );
  }
});

test('the newest article leads to the one before it only', async ({ page }) => {
  await visit(page, newest.path);
  await expect(neighbours(page)).toHaveText(`Earlier${articles[1]?.title}`);
  await expect(neighbours(page).getByRole('link')).toHaveAttribute('href', articles[1]?.path as string);
});

test('the oldest article leads to the one after it only', async ({ page }) => {
  await visit(page, oldest.path);
  await expect(neighbours(page)).toHaveText(`Later${articles.at(-2)?.title}`);
  await expect(neighbours(page).getByRole('link')).toHaveAttribute('href', articles.at(-2)?.path as string);
});

test('every article in between leads to both its neighbours, each named for its side', async ({ page }) => {
  for (const [index, { path }] of articles.slice(1, -1).entries()) {
    const [later, earlier] = [articles[index], articles[index + 2]] as [Article, Article];
    await visit(page, path);
    await expect(neighbours(page)).toHaveText(`Earlier${earlier.title}Later${later.title}`);
    const links = neighbours(page).getByRole('link');
    await expect(links).toHaveText([earlier.title, later.title]);
    await expect(links.first()).toHaveAttribute('href', earlier.path);
    await expect(links.last()).toHaveAttribute('href', later.path);
  }
});

test('earlier links lead from the newest article through all to the oldest', async ({ page }) => {
  await visit(page, newest.path);
  for (const { path, title } of articles.slice(1)) {
    await neighbours(page).getByRole('link').first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('related articles are three others, those of the same category first', async ({ page }) => {
  for (const { path, category } of articles) {
    const others = articles.filter((other) => other.path !== path);
    const sorted = [
      ...others.filter((other) => other.category === category),
      ...others.filter((other) => other.category !== category),
    ].slice(0, 3);
    await visit(page, path);
    await expect(related(page).getByRole('heading', { level: 3 })).toHaveText(
      sorted.map(({ title }) => title),
    );
    const hrefs = await related(page)
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(sorted.map((other) => other.path));
  }
});

test.describe('the modal', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test.beforeEach(async ({ page }) => {
    await page.goto('/news-insights');
    await page.getByRole('button', { name: 'Read Full Article', exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(newest.title);
  });

  test("leads to the article's own page", async ({ page }) => {
    await dialog(page).getByRole('link', { name: 'Open as a page' }).click();
    await expect(page).toHaveURL(newest.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  });

  test("copies the address of the article's own page and says so", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(new URL(await clipboard(page)).pathname).toBe(newest.path);
  });

  test('stays open after its link was copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByText('Link copied')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/news-insights');
  });
});
