import type { Page } from '@playwright/test';
import { expectValues, field, fill, send, sendButton } from '../e2e/contact-form/form';
import { delayResponses } from '../e2e/helpers';
import { cctv, chooseTechnology, readMore } from '../e2e/newsPage';
import { expect, test } from '../e2e/test';
import { browseNews, expectFormError, expectNewsReadable, newsNotice } from './parts';

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

  /** Opens the contact page, whose form will throw in an effect when it hydrates. Returns a function that loads its code. */
  async function openFormThatFails(page: Page): Promise<() => void> {
    const release = await delayResponses(page, '**/assets/**');
    await page.goto('/contact');
    await page.evaluate(() => {
      const good = window.addEventListener;
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'pagehide') throw new Error('broken on purpose');
        good.call(window, type, ...(rest as [() => void]));
      };
    });
    return release;
  }

  test('shows an error above a form that fails to hydrate, and keeps what was typed', async ({ page }) => {
    // The error is above the form, which is higher than a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openFormThatFails(page);
    await fill(page);
    await sendButton(page).click();
    release();
    await expectFormError(page);
    await field(page, 'message').press('End');
    await sendButton(page).click();
    await expectFormError(page);
  });

  test('leaves the focus in the field that a visitor types in while a form fails to hydrate', async ({
    page,
  }) => {
    const release = await openFormThatFails(page);
    const message = field(page, 'message');
    await message.click();
    await page.keyboard.type('One ');
    const before = await message.elementHandle();
    release();
    await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await page.keyboard.type('two');
    await expect(message).toHaveValue('One two');
  });
});
