import type { ServerResponse } from 'node:http';
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

test('a connection that drops after sending leaves the outcome unknown', async ({ page, endpoint }) => {
  const respondWith = delayEndpoint(endpoint);
  await contact.openFilled(page);
  await contact.sendButton(page).click();
  await expect.poll(() => endpoint.requests).toHaveLength(1);
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  respondWith((response) => response.destroy());
  await contact.expectNotice(page, 'outcomeUnknown');
  await contact.expectValues(page);
});

for (const [name, begin] of Object.entries<(response: ServerResponse) => void>({
  'never comes': () => {},
  'begins and never ends': (response) => response.writeHead(200).write('{"ok":true'),
})) {
  test(`a response that ${name} times out after 15 seconds`, async ({ page, endpoint }) => {
    const waiting: ServerResponse[] = [];
    endpoint.respond = (response) => {
      waiting.push(response);
      begin(response);
    };
    await page.clock.install({ time: '2025-09-16T09:00:00' });
    const dialogs = await contact.open(page);
    await page.clock.pauseAt('2025-09-16T10:00:00');
    await contact.fill(page);
    await contact.sendButton(page).click();
    await expect.poll(() => waiting).toHaveLength(1);
    await page.clock.fastForward(14_999);
    await expect(contact.sendingButton(page)).toBeDisabled();
    await page.clock.fastForward(1);
    await contact.expectNotice(page, 'outcomeUnknown');
    await contact.expectValues(page);

    // The late response confirms nothing; the next attempt does.
    waiting[0]?.end('}');
    endpoint.respond = accept;
    await contact.expectValues(page);
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmed]);
  });
}

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
