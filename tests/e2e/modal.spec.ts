import type { Page } from '@playwright/test';
import { articlePages, holdBack, painted, scrolled, shownText, wheel } from './helpers';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const readFullArticle = (page: Page) => page.getByRole('button', { name: 'Read Full Article', exact: true });
const card = (page: Page, title: RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
const readMore = (page: Page, title: RegExp) => card(page, title).getByRole('button', { name: 'Read More' });

/** The article whose title the specification gives; it stands below the fold. */
const cctv = /^CCTV and AI/;
const construction = /^Construction Innovation/;

/** Whether what has the focus lies in the open dialog. */
function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('dialog[open]') !== null && activeElement !== document.body;
  });
}

async function openFromBelow(page: Page): Promise<number> {
  const opener = readMore(page, cctv);
  await opener.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  return place;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/news-insights');
});

test('Read Full Article opens the first article with all that belongs to it', async ({ page }) => {
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

test('Read More opens each article of the grid with its whole text', async ({ page }) => {
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
      const words = (await shownText(dialog(page))).split(/\s+/).length;
      expect(words / Number.parseInt(readTime, 10)).toBeGreaterThan(190);
      await close(page).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('the modal shows the very text of the own page of the article', async ({ page, context }) => {
  const path =
    (await page.getByRole('heading', { level: 3 }).getByRole('link').first().getAttribute('href')) ?? '';
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  const ownPage = await context.newPage();
  await ownPage.goto(path);
  const whole = await shownText(ownPage.getByRole('main'));
  const parts = dialog(page).getByRole('paragraph').or(dialog(page).getByRole('listitem'));
  expect(await parts.count()).toBeGreaterThan(10);
  for (const part of await parts.all()) expect(whole).toContain(await shownText(part));
});

test('line breaks inside a paragraph are kept', async ({ page }) => {
  await readFullArticle(page).click();
  const paragraph = dialog(page).getByRole('paragraph').filter({ hasText: 'What it does:' }).first();
  await expect(paragraph).toBeVisible();
  const lines = (await shownText(paragraph)).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^What it does: .+\.$/);
});

test('the modal fills the screen at every width', async ({ page }) => {
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    const sideways = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways, `at ${width} px`).toBe(0);
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  }
});

test('no article scrolls sideways in the modal on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const opener of await page.getByRole('button', { name: /^Read (More|Full Article)/ }).all()) {
    await opener.click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    const { title, sideways } = await dialog(page).evaluate((element) => ({
      title: element.querySelector('h2')?.textContent,
      sideways: Math.max(
        ...[...element.querySelectorAll('p, h2, h3, ul, [data-table], img')].map(
          (part) => part.getBoundingClientRect().right - innerWidth,
        ),
      ),
    }));
    expect(sideways, title as string).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the close button stays in view when the text is scrolled', async ({ page }) => {
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => close(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the Back of the browser': (page) => page.goBack(),
};

for (const [name, leave] of Object.entries(waysOut)) {
  test(`${name} closes the modal, gives the focus back and keeps the place`, async ({ page }) => {
    const place = await openFromBelow(page);
    await expect(page).toHaveURL('/news-insights');
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(readMore(page, cctv)).toBeFocused();
    await painted(page);
    expect(await scrolled(page)).toBe(place);
    await expect(page).toHaveURL('/news-insights');
    await expect(page.getByRole('heading', { level: 1, name: 'News & Insights' })).toBeVisible();
  });

  test(`${name} closes the modal while its text is still on the way`, async ({ page }) => {
    const release = await holdBack(page, '**/news-insights/*');
    await readMore(page, cctv).click();
    await expect(
      dialog(page).getByRole('status').filter({ hasText: 'Loading the article...' }),
    ).toBeVisible();
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await readMore(page, construction).click();
    release();
    await expect(dialog(page)).toHaveAccessibleName(construction);
    await expect(dialog(page).getByText(/A new method earns its place/)).toBeVisible();
    await expect(dialog(page).getByText(/A camera used to record/)).toHaveCount(0);
  });

  test(`the focus returns to Read Full Article after ${name}`, async ({ page }) => {
    await readFullArticle(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(readFullArticle(page)).toBeFocused();
  });
}

test('Forward opens the article again and Back closes it again', async ({ page }) => {
  await openFromBelow(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toHaveAccessibleName(cctv);
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
});

test('an article opened by Forward is closed by its button and by Escape', async ({ page }) => {
  await openFromBelow(page);
  for (const leave of [() => close(page).click(), () => page.keyboard.press('Escape')]) {
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  }
});

test('closing leaves nothing behind: the next Back leaves the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  for (const leave of Object.values(waysOut)) {
    await readMore(page, cctv).click();
    await expect(dialog(page)).toBeVisible();
    await leave(page);
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('two clicks on the close button in a row do not leave the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  await readMore(page, cctv).click();
  await expect(dialog(page)).toBeVisible();
  await close(page).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await painted(page);
  await expect(page).toHaveURL('/news-insights');
});

test('Escape pressed many times closes the modal and does not leave the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  for (let round = 0; round < 2; round++) {
    await readMore(page, cctv).click();
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await painted(page);
    await expect(page).toHaveURL('/news-insights');
  }
});

test('a double click on Read More opens the article once', async ({ page }) => {
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await readMore(page, cctv).dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-insights');
});

test('a reload starts with no article open', async ({ page }) => {
  await readMore(page, cctv).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await readFullArticle(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a chosen filter stays when an article is closed', async ({ page }) => {
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  // The cards move when the filter is chosen: a click before that may hit another.
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await readMore(page, cctv).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await expect(readMore(page, cctv)).toBeFocused();
});

test('the focus starts inside and Tab and Shift+Tab never lead out', async ({ page }) => {
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  expect(await focusIsInside(page)).toBe(true);
  const stops = await dialog(page).getByRole('link').or(dialog(page).getByRole('button')).count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<number>();
    for (let press = 1; press <= 3 * stops; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `after ${press} times ${key}`).toBe(true);
      const stop = await page.evaluate(() =>
        [...document.querySelectorAll('*')].indexOf(document.activeElement as Element),
      );
      seen.add(stop);
    }
    expect(seen.size, `${key} reaches every stop`).toBe(stops);
  }
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} stays inside after a click on the text`, async ({ page }) => {
    await readFullArticle(page).click();
    await dialog(page).getByRole('paragraph').nth(3).click();
    for (let press = 1; press <= 12; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `after ${press} times ${key}`).toBe(true);
    }
  });
}

test('the page behind is not reachable while an article is open', async ({ page }) => {
  await readFullArticle(page).click();
  await expect(dialog(page)).toBeVisible();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('header a, main h1, footer a')].every((element) => {
      const { x, y } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + 1, y + 1);
      return hit === null || hit.closest('dialog') !== null;
    }),
  );
  expect(covered).toBe(true);
});

test('the page behind does not scroll while an article is open', async ({ page }) => {
  const place = await openFromBelow(page);
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await page.mouse.move(640, 500);
  const end = await dialog(page).evaluate((element) => element.scrollHeight - element.clientHeight);
  const inside = () => dialog(page).evaluate((element) => Math.ceil(element.scrollTop));
  await wheel(page, 500);
  await expect.poll(inside).toBe(500);
  await wheel(page, end);
  await expect.poll(inside).toBeGreaterThanOrEqual(end);
  await wheel(page, 2000);
  expect(await scrolled(page)).toBe(place);
  await dialog(page).evaluate((element) => element.scrollTo(0, 0));
  await wheel(page, -2000);
  expect(await scrolled(page)).toBe(place);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.mouse.move(640, 500);
  await wheel(page, -100);
  await expect.poll(() => scrolled(page), 'closed, it scrolls again').toBe(place - 100);
});

test('an article opens at its beginning, also after another one was read to its end', async ({ page }) => {
  await readMore(page, cctv).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await readMore(page, construction).click();
  await expect(dialog(page).getByRole('heading', { name: construction })).toBeInViewport();
});

test('a link to another article inside the text leads to its page, and Back to the news', async ({
  page,
}) => {
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  const link = dialog(page).getByRole('link').and(page.locator('[href^="/news-insights/"]')).first();
  const path = (await link.getAttribute('href')) as string;
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news-insights');
  await readFullArticle(page).click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('Back to a page that was reloaded keeps the place when an article is closed on it', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/news-insights');
  const place = await openFromBelow(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await painted(page);
  expect(await scrolled(page)).toBe(place);
});

test.describe('when the text cannot be had', () => {
  test.use({ expectedErrors: [/status of 500/] });

  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'the network is gone': (page) => page.route('**/news-insights/*', (route) => route.abort()),
    'the server fails': (page) =>
      page.route('**/news-insights/*', (route) => route.fulfill({ status: 500, body: 'broken' })),
    'another page answers': (page) =>
      page.route('**/news-insights/*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
      ),
  };

  for (const [name, fail] of Object.entries(failures)) {
    test(`the modal says so and Try again gets it later, when ${name}`, async ({ page }) => {
      await fail(page);
      const path = await card(page, cctv).getByRole('link').getAttribute('href');
      await readMore(page, cctv).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveText(/could not/);
      await expect(dialog(page).getByRole('link', { name: /own page/ })).toHaveAttribute(
        'href',
        path as string,
      );
      await expect(dialog(page).getByRole('heading', { name: cctv })).toBeVisible();
      // It fails once more.
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await page.unroute('**/news-insights/*');
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }

  test('the focus stays inside when Try again is pressed', async ({ page }) => {
    await page.route('**/news-insights/*', (route) => route.abort());
    await readMore(page, cctv).click();
    await dialog(page).getByRole('button', { name: 'Try again' }).focus();
    await page.unroute('**/news-insights/*');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    expect(await focusIsInside(page)).toBe(true);
  });

  test('the link to the own page leads there once the network is back', async ({ page }) => {
    await page.route('**/news-insights/*', (route) => route.abort());
    await readMore(page, cctv).click();
    const link = dialog(page).getByRole('link', { name: /own page/ });
    await expect(link).toBeVisible();
    await page.unroute('**/news-insights/*');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
    expect(articlePages).toContain(new URL(page.url()).pathname);
  });
});
