import type { Page } from '@playwright/test';
import { delayResponses } from '../../e2e/helpers';
import { accept, delayEndpoint, expect, refuse, test } from '../endpoint';
import * as contact from '../forms';

const discardButton = (page: Page) => page.getByRole('button', { name: 'Discard message' });

/** The text of the notice in a form with a restored inquiry. */
const restored = 'Your message may not have reached us. It is still here, so you can send it again.';

function stored(page: Page): Promise<number> {
  return page.evaluate(() => sessionStorage.length + localStorage.length);
}

test.describe('an inquiry that could not be sent', () => {
  test('is still there after a reload, with later changes, until it is sent', async ({ page, endpoint }) => {
    endpoint.respond = refuse;
    const dialogs = await contact.openFilled(page);
    await contact.sendButton(page).click();
    await contact.expectNotice(page, 'refused');
    await contact.field(page, 'company').fill('Changed after the failure');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(restored);
    const changed = { ...contact.inquiry, company: 'Changed after the failure' };
    await contact.expectValues(page, changed);
    await expect(page).toHaveURL('/contact');

    endpoint.respond = accept;
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    await expect(page.getByRole('alert')).toHaveText('');
    expect(dialogs).toEqual([contact.confirmed]);
    expect(JSON.parse(endpoint.requests.at(-1)?.body ?? '')).toEqual({ ...contact.delivered, ...changed });
    expect(await stored(page)).toBe(0);
    await page.reload();
    await contact.field(page, 'name').click();
    await page.locator('[data-island][data-hydrated]').waitFor();
    await contact.expectValues(page, contact.cleared);
    await expect(page.getByRole('alert')).toHaveText('');
  });

  test('is still there if the page was left while sending', async ({ page, endpoint }) => {
    delayEndpoint(endpoint);
    await contact.openFilled(page);
    await contact.sendButton(page).click();
    await expect.poll(() => endpoint.requests).toHaveLength(1);
    await page.goto('/about');
    await page.goto('/contact');
    await expect(page.getByRole('alert')).toContainText(restored);
    await contact.expectValues(page);
    await expect(contact.sendButton(page)).toBeEnabled();
  });

  test('can be discarded', async ({ page, endpoint }) => {
    endpoint.respond = refuse;
    await contact.openFilled(page);
    await contact.sendButton(page).click();
    await contact.expectNotice(page, 'refused');
    await page.reload();
    await discardButton(page).click();
    await contact.expectValues(page, contact.cleared);
    await expect(contact.field(page, 'name')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('');
    expect(await stored(page)).toBe(0);
    // Nothing typed from now on is stored.
    await contact.fill(page);
    expect(await stored(page)).toBe(0);
  });

  test('is gone once every field is emptied', async ({ page, endpoint }) => {
    endpoint.respond = refuse;
    await contact.openFilled(page);
    await contact.sendButton(page).click();
    await contact.expectNotice(page, 'refused');
    await contact.fill(page, contact.cleared);
    expect(await stored(page)).toBe(0);
  });

  test('does not replace what is typed while the code loads', async ({ page, endpoint }) => {
    endpoint.respond = refuse;
    await contact.openFilled(page);
    await contact.sendButton(page).click();
    await contact.expectNotice(page, 'refused');
    const release = await delayResponses(page, '**/assets/**');
    await page.reload({ waitUntil: 'commit' });
    await contact.field(page, 'message').fill('Another message');
    release();
    await expect(page.getByRole('alert')).toContainText(restored);
    await contact.expectValues(page, { ...contact.inquiry, message: 'Another message' });
  });

  test('keeps its type and its id on each attempt, and another text gets another id', async ({
    page,
    endpoint,
  }) => {
    endpoint.respond = refuse;
    await page.goto('/contact?inquiry=investment');
    await contact.fill(page);
    const send = async () => {
      const count = endpoint.requests.length;
      await contact.sendButton(page).click();
      await contact.expectNotice(page, 'refused');
      await expect(contact.sendButton(page)).toBeEnabled();
      await expect.poll(() => endpoint.requests).toHaveLength(count + 1);
      return JSON.parse(endpoint.requests.at(-1)?.body ?? '').id as string;
    };
    const first = await send();
    expect(await send()).toBe(first);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(restored);
    await contact.expectValues(page);
    expect(await send()).toBe(first);
    await contact.field(page, 'message').fill('Another message');
    const second = await send();
    expect(second).not.toBe(first);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(restored);
    expect(await send()).toBe(second);
  });
});

test('with refused or full storage, a failure and a retry work as usual', async ({ page, endpoint }) => {
  // The page reads it while it loads.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
      configurable: true,
    }),
  );
  const dialogs = await contact.open(page);
  const failAndRetry = async () => {
    await contact.fill(page);
    endpoint.respond = refuse;
    await contact.sendButton(page).click();
    await contact.expectNotice(page, 'refused');
    await contact.expectValues(page);
    endpoint.respond = accept;
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    const [first, second] = endpoint.requests.splice(0).map(({ body }) => JSON.parse(body));
    expect(second).toEqual(contact.delivered);
    expect(second).toEqual(first);
  };
  await failAndRetry();
  await page.evaluate(() => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(window, 'sessionStorage', { value: { setItem, removeItem() {} } });
  });
  await failAndRetry();
  expect(dialogs).toEqual([contact.confirmed, contact.confirmed]);
});

test('text of another version of the form in the session is ignored', async ({ page, endpoint }) => {
  const dialogs = await contact.open(page);
  for (const text of ['{', '"text"', '{"fields":"[[\\"phone\\",\\"1\\"]]"}']) {
    await page.evaluate((text) => sessionStorage.setItem('unsent-contact', text), text);
    await page.reload();
    await page.locator('[data-island][data-hydrated]').waitFor();
    await expect(page.getByRole('alert')).toHaveText('');
  }
  await contact.fill(page);
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(dialogs).toEqual([contact.confirmed]);
  expect(endpoint.requests).toHaveLength(1);
});
