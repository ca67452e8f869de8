import type { Page } from '@playwright/test';
import { field, fill, sendButton } from '../e2e/contact-form/form';
import { articlePages, delayResponses, fullBrowser, missingPage, waitForPaint } from '../e2e/helpers';
import { expect, test } from '../e2e/test';
import { expectFormError } from './parts';

// In one worker, because each starts the full browser.
test.describe.configure({ mode: 'default' });
// The headless shell's mouse starts in a corner of the page, which counts as intent and loads the code.
test.use({
  launchOptions: fullBrowser,
  freshPage: true,
  expectedErrors: [[/status of 404/, /broken on purpose/], { scope: 'test' }],
});

const scripts = '**/assets/**';

function countScripts(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    // The loader fetches a script before it imports it.
    if (/\.js$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('pages without an island never request scripts', async ({ page }) => {
  const requests = countScripts(page);
  for (const path of ['/', '/privacy-policy', articlePages[0] as string, missingPage]) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('Tab');
    await waitForPaint(page);
    expect(await page.locator('script[src]').count(), path).toBe(0);
  }
  expect(requests).toEqual([]);
});

for (const [path, intent, act] of [
  ['/news-insights', 'key press', (page: Page) => page.keyboard.press('Tab')],
  ['/contact', 'pointer move', (page: Page) => page.mouse.move(400, 400)],
] as const) {
  test(`${path} requests no script before the first ${intent}`, async ({ page }) => {
    const requests = countScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, 500));
    await waitForPaint(page);
    expect(requests).toEqual([]);
    const request = page.waitForRequest(scripts);
    await act(page);
    await request;
  });
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('/contact requests its scripts when a field comes into view, and runs them at the first tap', async ({
    page,
  }) => {
    const requests = countScripts(page);
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    await page.getByLabel('Full Name').tap();
    await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  });
});

test('a failed request is not repeated with every pointer move', async ({ page }) => {
  const requests: string[] = [];
  await page.route(scripts, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.goto('/news-insights');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.mouse.move(400, 300);
  await failed;
  await waitForPaint(page);
  for (const y of [310, 400, 500, 600]) await page.mouse.move(400, y);
  await page.keyboard.press('Tab');
  await waitForPaint(page);
  expect(requests.length).toBeGreaterThan(0);
  expect(new Set(requests).size).toBe(requests.length);
});

/** Makes the contact form throw in an effect when it hydrates. */
async function breakHydration(page: Page) {
  await page.evaluate(() => {
    const good = window.addEventListener;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'pagehide') throw new Error('broken on purpose');
      good.call(window, type, ...(rest as [() => void]));
    };
  });
}

test('a form that fails to hydrate shows an error and keeps what was typed', async ({ page }) => {
  // The error is above the form, which is higher than a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayResponses(page, scripts);
  await page.goto('/contact');
  await breakHydration(page);
  await fill(page);
  await sendButton(page).click();
  release();
  await expectFormError(page);
  await field(page, 'message').press('End');
  await sendButton(page).click();
  await expectFormError(page);
});

test('a visitor who types while a form fails to hydrate goes on in the same field', async ({ page }) => {
  const release = await delayResponses(page, scripts);
  await page.goto('/contact');
  await breakHydration(page);
  const message = field(page, 'message');
  await message.click();
  await page.keyboard.type('One ');
  const before = await message.elementHandle();
  release();
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await page.keyboard.type('two');
  await expect(message).toHaveValue('One two');
});
