import type { Page } from '@playwright/test';
import { expectValues, fill, send, sendButton } from '../e2e/contact-form/form';
import { delayResponses } from '../e2e/helpers';
import { cctv, chooseTechnology, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews, expectFormError, newsNotice } from './parts';

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
      const broken: unknown = () => {
        throw new Error('broken on purpose');
      };
      holder[last] = broken as Holder;
    }, path.split('.'));

  test('shows an error in place of the list when a filter crashes', async ({ page }) => {
    await page.goto('/news-insights');
    await chooseTechnology(page);
    await breakFunction(page, 'URLSearchParams.prototype.toString');
    await page.getByRole('button', { name: 'All (6)' }).click();
    await expect(newsNotice(page)).toBeInViewport();
    await expect(newsNotice(page).getByRole('link')).toHaveCount(2);
    await page.reload();
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

  test('shows an error in place of a form that fails to hydrate after a submit', async ({ page }) => {
    // The form is higher than a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayResponses(page, '**/assets/**');
    await page.goto('/contact');
    await page.evaluate(() => {
      const good = window.addEventListener;
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'pagehide') throw new Error('broken on purpose');
        good.call(window, type, ...(rest as [() => void]));
      };
    });
    await fill(page);
    await sendButton(page).click();
    release();
    await expectFormError(page);
    await expect(page).toHaveURL('/contact');
  });
});
