import type { Page } from '@playwright/test';
import { chooseTechnology } from '../news/newsPage';
import { expect, test } from '../plain';

const field = (page: Page) => page.getByRole('textbox', { name: /e-?mail/i });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

test('the newsletter block has its title, field, button and note', async ({ page }) => {
  await page.goto('/news-insights');
  const block = page.getByRole('region', { name: 'Stay in the Loop' });
  await expect(block.getByRole('heading', { name: 'Stay in the Loop', exact: true })).toBeVisible();
  await expect(block.getByRole('textbox')).toHaveAttribute('type', 'email');
  await expect(block.getByRole('button')).toHaveText(['Subscribe']);
  await expect(
    block.getByText('We respect your privacy. Unsubscribe at any time.', { exact: true }),
  ).toBeVisible();
  // A form that delivers nowhere collects nothing.
  await expect(block.getByRole('link')).toHaveCount(0);
});

test('Subscribe and Enter do nothing with any text', async ({ page }) => {
  await page.goto('/news-insights');
  // Loads the code of the page, so that later requests can only be the newsletter's.
  await chooseTechnology(page);
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') events.push(`request for ${request.url()}`);
  });
  page.on('dialog', (dialog) => events.push(`dialog '${dialog.message()}'`));
  page.on('framenavigated', (frame) => events.push(`navigation to ${frame.url()}`));
  for (const text of ['', 'not an address', 'reader@example.com'])
    for (const act of [() => subscribe(page).click(), () => field(page).press('Enter')]) {
      await field(page).fill(text);
      const words = await page.getByRole('main').innerText();
      await act();
      await expect(field(page)).toHaveValue(text);
      await expect(subscribe(page)).toBeEnabled();
      expect(await page.getByRole('main').innerText()).toBe(words);
      await expect(page).toHaveURL('/news-insights?category=technology');
    }
  expect(events).toEqual([]);
});
