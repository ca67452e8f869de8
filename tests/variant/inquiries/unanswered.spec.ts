import { acceptDialogs, goBackWithBfcache, markForBfcache, withBfcache } from '../../e2e/helpers';
import { accept, delayEndpoint, expect, test } from '../endpoint';
import * as contact from '../forms';

test('offline, nothing typed is lost, and it can be sent once connected', async ({ page, endpoint }) => {
  const dialogs = await contact.open(page);
  await contact.field(page, 'name').click();
  await contact.fill(page);
  await page.locator('[data-island][data-hydrated]').waitFor();
  await page.context().setOffline(true);
  await contact.sendButton(page).click();
  await contact.expectNotice(page, 'offline');
  await contact.expectValues(page);
  expect(endpoint.requests).toEqual([]);
  await page.context().setOffline(false);
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(dialogs).toEqual([contact.confirmed]);
  expect(endpoint.requests.map(({ body }) => JSON.parse(body))).toEqual([contact.delivered]);
});

test('a page restored from the back/forward cache says that its message may not have arrived', async ({
  playwright,
  launchOptions,
  serverUrl,
  endpoint,
}) => {
  const respondWith = delayEndpoint(endpoint);
  await withBfcache({ playwright, launchOptions }, async (page) => {
    const dialogs = acceptDialogs(page);
    await page.goto(`${serverUrl}/contact`);
    await contact.fill(page);
    await contact.sendButton(page).click();
    await expect.poll(() => endpoint.requests).toHaveLength(1);
    await markForBfcache(page);
    await page.goto(`${serverUrl}/about`);
    respondWith(accept);
    await goBackWithBfcache(page);
    await contact.expectNotice(page, 'outcomeUnknown');
    await contact.expectValues(page);
    expect(dialogs).toEqual([]);
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmed]);
  });
});
