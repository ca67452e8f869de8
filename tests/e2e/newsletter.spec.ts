import type { Page } from '@playwright/test';
import { waitForPaint } from './helpers';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

const steps: [action: string, text: string, act: (page: Page) => Promise<void>][] = [
  ['a click on Subscribe', '', (page) => subscribe(page).click()],
  ['a click on Subscribe', 'not an address', (page) => subscribe(page).click()],
  ['a click on Subscribe', 'reader@example.com', (page) => subscribe(page).click()],
  ['Enter in the field', 'reader@example.com', (page) => field(page).press('Enter')],
  ['Enter on Subscribe', 'reader@example.com', (page) => subscribe(page).press('Enter')],
];

/** Loads the code of the page first, so that later requests can only be the newsletter's. */
async function loadCode(page: Page) {
  await page.getByRole('button', { name: 'Technology (2)' }).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await field(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/news-insights');
});

test('the newsletter block has its title, field, button and note', async ({ page }) => {
  const block = page.getByRole('region', { name: 'Stay in the Loop' });
  await expect(block.getByRole('heading', { name: 'Stay in the Loop', exact: true })).toBeVisible();
  await expect(block.getByRole('textbox')).toHaveAttribute('type', 'email');
  await expect(block.getByRole('button')).toHaveText(['Subscribe']);
  await expect(
    block.getByText('We respect your privacy. Unsubscribe at any time.', { exact: true }),
  ).toBeVisible();
  // A form that delivers nowhere collects nothing.
  await expect(block.getByRole('link')).toHaveCount(0);
  await expect(block.getByText(/collects/)).toHaveCount(0);
});

test('a click on Subscribe, Enter in the field and Enter on Subscribe do nothing with any text', async ({
  page,
}) => {
  await loadCode(page);
  const events: string[] = [];
  page.on('request', (request) => events.push(`request for ${request.url()}`));
  page.on('dialog', (dialog) => events.push(`dialog '${dialog.message()}'`));
  page.on('framenavigated', (frame) => events.push(`navigation to ${frame.url()}`));
  await page.exposeFunction('tell', (what: string) => events.push(what));
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (what: string) => void };
    for (const type of ['invalid', 'submit'])
      addEventListener(type, () => tell(`event ${type}`), { capture: true });
  });
  for (const [action, text, act] of steps)
    await test.step(`${action} with '${text}'`, async () => {
      await field(page).fill(text);
      const words = await page.getByRole('main').innerText();
      await act(page);
      await waitForPaint(page);
      await expect(field(page)).toHaveValue(text);
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(subscribe(page)).toBeEnabled();
      expect(await page.getByRole('main').innerText()).toBe(words);
      await expect(page).toHaveURL('/news-insights?category=technology');
    });
  expect(events).toEqual([]);
});
