import type { Page } from '@playwright/test';
import { expectValues, fill, send, sendButton } from '../e2e/contact-form/form';
import { cctv, chooseTechnology, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews, expectNewsReadable, newsNotice } from './parts';

test.describe('code that crashes', () => {
  test.use({ expectedErrors: [[/broken on purpose/], { scope: 'test' }] });

  /** Makes a browser function throw. */
  const breakFunction = (page: Page, path: string) =>
    page.evaluate((names) => {
      type Holder = { [key: string]: Holder };
      const holder = names
        .slice(0, -1)
        .reduce((inner, name) => inner[name] as Holder, window as unknown as Holder);
      const last = names.at(-1) as string;
      const good = holder[last] as Holder;
      const broken: unknown = () => {
        throw new Error('broken on purpose');
      };
      holder[last] = broken as Holder;
      Object.assign(window, {
        repair: () => {
          holder[last] = good;
        },
      });
    }, path.split('.'));
  const repair = (page: Page) => page.evaluate(() => (window as unknown as { repair: () => void }).repair());

  test('restores the list when a filter crashes, shows an error and recovers', async ({ page }) => {
    await page.goto('/news-insights');
    await chooseTechnology(page);
    await breakFunction(page, 'URLSearchParams.prototype.toString');
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expect(newsNotice(page)).toBeVisible();
    await expectNewsReadable(page);
    await repair(page);
    await page.getByRole('button', { name: 'Innovation (1)' }).click();
    await expect(page.getByRole('heading', { name: 'Innovation Articles' })).toBeVisible();
    await expect(newsNotice(page)).toBeHidden();
    await browseNews(page);
  });

  for (const [what, path] of [
    ['the modal crashes', 'HTMLDialogElement.prototype.showModal'],
    ['history.pushState throws', 'history.pushState'],
  ] as const) {
    test(`opens the page of an article when ${what}`, async ({ page }) => {
      await page.goto('/news-insights');
      await chooseTechnology(page);
      await breakFunction(page, path);
      await readMore(page, cctv).click();
      await expect(page.getByRole('heading', { level: 1, name: cctv })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
      await expect(readMore(page, cctv)).toBeVisible();
    });
  }

  test('does not leave the form in its sending state', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await fill(page);
    await breakFunction(page, 'alert');
    await send(page);
    const error = page.waitForEvent('pageerror');
    await page.clock.fastForward(2000);
    expect((await error).message).toMatch(/broken on purpose/);
    await expect(sendButton(page)).toBeEnabled();
    await expectValues(page);
  });
});
