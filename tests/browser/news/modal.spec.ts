import type { Page } from '@playwright/test';
import { focusStops } from '../focus';
import { delayResponses, scrollPosition, waitForPaint } from '../helpers';
import { expect, test } from '../plain';
import { recordAnnouncements } from '../recordAnnouncements';
import { card, cctv, close, construction, dialog, expectText, readFullArticle, readMore } from './newsPage';

/** Opens an article from below the fold and returns the scroll position in pixels. */
async function openFromBelow(page: Page): Promise<number> {
  await readMore(page, cctv).scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(200);
  await readMore(page, cctv).click();
  await expectText(page);
  return place;
}

test('Read Full Article and Read More open their article with its full text, as on its page', async ({
  page,
  context,
}) => {
  await page.goto('/news-insights');
  const cards = page
    .getByRole('region', { name: 'Featured Article' })
    .or(page.getByRole('region', { name: 'Latest Articles' }).getByRole('article'));
  for (const [name, shown] of [
    ['Read Full Article', cards.first()],
    ['Read More', cards.last()],
  ] as const) {
    const title = shown.getByRole('heading', { level: 3 }).getByRole('link');
    await shown.getByRole('button', { name }).click();
    await expect(dialog(page)).toHaveAccessibleName((await title.textContent()) as string);
    await expectText(page);
    await expect(dialog(page).getByRole('img', { name: /\w{3,}/ })).toBeVisible();
    const ownPage = await context.newPage();
    await ownPage.goto((await title.getAttribute('href')) as string);
    const pageText = await ownPage.getByRole('main').innerText();
    const category = (await shown.getByRole('paragraph').first().textContent()) as string;
    const readTime = (await shown.getByText(/^\d+ min read$/).textContent()) as string;
    for (const text of [category, readTime]) {
      await expect(dialog(page).getByText(text, { exact: true }).first()).toBeVisible();
      expect(pageText).toContain(text);
    }
    const parts = dialog(page).getByRole('paragraph').or(dialog(page).getByRole('listitem'));
    expect(await parts.count()).toBeGreaterThan(10);
    // With the line breaks.
    for (const text of await parts.allInnerTexts()) expect(pageText).toContain(text);
    await close(page).click();
    await expect(dialog(page)).toHaveCount(0);
  }
});

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => close(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the Back button': (page) => page.goBack(),
};

test('every way out restores the focus and the scroll position, also after Forward, and the next Back leaves the page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/news-insights');
  for (const [name, leave] of Object.entries(waysOut))
    await test.step(name, async () => {
      const place = await openFromBelow(page);
      await expect(page).toHaveURL(/\?article=cctv-/);
      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(readMore(page, cctv)).toBeFocused();
      await waitForPaint(page);
      expect(await scrollPosition(page)).toBe(place);
      await expect(page).toHaveURL('/news-insights');
      await page.goForward();
      await expectText(page);
      await leave(page);
      await expect(readMore(page, cctv)).toBeFocused();
      await expect(page).toHaveURL('/news-insights');
    });
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an article closed while its text loads does not show it in the next one', async ({ page }) => {
  await page.goto('/news-insights');
  const release = await delayResponses(page, '**/news-insights/*');
  await readMore(page, cctv).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Loading the article...' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await readMore(page, construction).click();
  release();
  await expect(dialog(page)).toHaveAccessibleName(construction);
  await expect(dialog(page).getByText(/A new method earns its place/)).toBeVisible();
  await expect(dialog(page).getByText(/A camera used to record/)).toHaveCount(0);
});

test('the focus starts in the modal, and Tab and Shift+Tab keep it there, also after a click on the text', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await readFullArticle(page).click();
  await expectText(page);
  await expect(page.locator('dialog[open]:focus, dialog[open] :focus')).toHaveCount(1);
  const controls = dialog(page).getByRole('link').or(dialog(page).getByRole('button'));
  const inModal = await controls.evaluateAll((all) =>
    all.map((control) => [...document.querySelectorAll('*')].indexOf(control)),
  );
  expect(inModal.length).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await focusStops(page, key, 3 * inModal.length);
    expect(new Set(stops.map(({ index }) => index)), key).toEqual(new Set(inModal));
    await dialog(page).getByRole('paragraph').nth(3).click();
    const afterClick = await focusStops(page, key, 12);
    expect(afterClick.filter(({ index }) => !inModal.includes(index))).toEqual([]);
  }
});

test('the modal fills the screen, its close button stays in view, and an article opens at its top', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await readMore(page, cctv).click();
  await expectText(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
    await dialog(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  }
  await close(page).click();
  await readMore(page, construction).click();
  await expect(dialog(page).getByRole('heading', { name: construction })).toBeInViewport();
});

test.describe('if the text does not load', () => {
  test.use({ expectedErrors: [[/status of 500/], { scope: 'test' }] });

  test('the modal says so once and links to the page, and Try again loads the text and says so', async ({
    page,
  }) => {
    const texts = '**/news-insights/*';
    const alert = dialog(page).getByRole('alert');
    const tryAgain = dialog(page).getByRole('button', { name: 'Try again' });
    await page.goto('/news-insights');
    const announced = await recordAnnouncements(page);
    const path = (await card(page, cctv).getByRole('link', { name: cctv }).getAttribute('href')) as string;
    await page.route(texts, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await readMore(page, cctv).click();
    const failed = 'The article did not load. Check your connection and try again.';
    await expect(alert).toHaveText(failed);
    await expect(dialog(page).getByRole('link', { name: /own page/ })).toHaveAttribute('href', path);
    await page.unroute(texts);
    const body = '<h1>Sign in to this network</h1>';
    await page.route(texts, (route) => route.fulfill({ contentType: 'text/html', body }));
    const answered = page.waitForResponse(texts);
    await tryAgain.click();
    await answered;
    await expect(alert).toBeVisible();
    await page.unroute(texts);
    await tryAgain.press('Enter');
    await expectText(page);
    await expect(page.locator('dialog[open]:focus, dialog[open] :focus')).toHaveCount(1);
    await expect(alert).toHaveCount(0);
    const loading = 'Loading the article...';
    expect(await announced()).toEqual([loading, failed, loading, failed, loading, 'The article has loaded.']);
  });
});
