import type { Page } from '@playwright/test';
import { painted, renderedText } from './helpers';
import { expect, test } from './test';

const field = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

const texts = { 'no text': '', 'a bad address': 'not an address', 'a good address': 'reader@example.com' };

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click on Subscribe': (page) => subscribe(page).click(),
  'Enter in the field': (page) => field(page).press('Enter'),
  'Enter on Subscribe': (page) => subscribe(page).press('Enter'),
};

/** Loads the code of the page first, so that later requests can only be the newsletter's. */
async function wakeUp(page: Page) {
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
});

for (const [wayName, act] of Object.entries(ways)) {
  test(`${wayName} does nothing with any text`, async ({ page }) => {
    await wakeUp(page);
    const happened: string[] = [];
    page.on('request', (request) => happened.push(`request for ${request.url()}`));
    page.on('dialog', (dialog) => happened.push(`dialog '${dialog.message()}'`));
    page.on('framenavigated', (frame) => happened.push(`way to ${frame.url()}`));
    await page.exposeFunction('tell', (what: string) => happened.push(what));
    await page.evaluate(() => {
      const { tell } = window as unknown as { tell: (what: string) => void };
      for (const type of ['invalid', 'submit'])
        addEventListener(type, () => tell(`event ${type}`), { capture: true });
    });
    for (const [name, text] of Object.entries(texts)) {
      await test.step(name, async () => {
        await field(page).fill(text);
        const words = await renderedText(page.getByRole('main'));
        await act(page);
        await painted(page);
        await expect(field(page)).toHaveValue(text);
        await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
        await expect(subscribe(page)).toBeEnabled();
        expect(await renderedText(page.getByRole('main'))).toBe(words);
        await expect(page).toHaveURL('/news-insights');
      });
    }
    expect(happened).toEqual([]);
  });
}
