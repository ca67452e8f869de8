import type { ServerResponse } from 'node:http';
import { accept, delayEndpoint, expect, refuse, formTest as test } from '../full';
import { company } from '../fullContent';
import { acceptDialogs, goBackWithBfcache, markForBfcache, withBfcache } from '../helpers';
import * as contact from './deliveredForms';

test('an inquiry arrives once, exactly as typed, and is confirmed', async ({ page, serverUrl, endpoint }) => {
  // Cookies ignore ports: if credentials were sent, this one would reach the endpoint.
  await page.context().addCookies([{ name: 'own', value: 'secret', url: serverUrl }]);
  const dialogs = await contact.openFilled(page);
  await contact.sendButton(page).click();
  await expect.poll(() => dialogs).toEqual([contact.confirmed]);
  await contact.expectValues(page, contact.cleared);
  await expect(contact.sendButton(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
  expect(endpoint.requests).toHaveLength(1);
  const { method, url, headers, body } = endpoint.requests[0] as (typeof endpoint.requests)[0];
  expect([method, url]).toEqual(['POST', '/inquiries']);
  expect(JSON.parse(body)).toEqual(contact.inquiry);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    referer: `${serverUrl}/`,
  });
  expect(headers.cookie).toBeUndefined();
  await expect(page).toHaveURL('/contact');
});

test('an inquiry arrives once, however often it is submitted', async ({ page, endpoint }) => {
  const respondWith = delayEndpoint(endpoint);
  const dialogs = await contact.openFilled(page);
  await contact.sendButton(page).dblclick();
  await contact.field(page, 'name').press('Enter');
  await contact.sendingButton(page).click({ force: true });
  await contact.form(page).evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await expect.poll(() => endpoint.requests).toHaveLength(1);
  respondWith(accept);
  await contact.expectValues(page, contact.cleared);
  // Any duplicate of the first message would arrive before the second message.
  await contact.fill(page);
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(endpoint.requests).toHaveLength(2);
  expect(dialogs).toEqual([contact.confirmed, contact.confirmed]);
});

/** Responses of the endpoint, and the notice each one causes. tests/unit/send.test.ts has others. */
const responses: [name: string, respond: (response: ServerResponse) => void, 'refused' | 'outcomeUnknown'][] =
  [
    ['status 500', refuse, 'refused'],
    [
      'a response without the CORS header',
      (response) => {
        response.removeHeader('Access-Control-Allow-Origin');
        accept(response);
      },
      'outcomeUnknown',
    ],
  ];

for (const [name, respond, failure] of responses) {
  test(`after ${name}, the visitor keeps what they typed and can send it again`, async ({
    page,
    endpoint,
  }) => {
    endpoint.respond = respond;
    const dialogs = await contact.openFilled(page);
    await contact.sendButton(page).click();
    const notice = page.getByRole('alert');
    await contact.expectNotice(page, failure);
    await expect(contact.form(page)).toHaveAccessibleDescription(
      [contact.collectionNotices.inquiry, ...contact.failures[failure]].join(' '),
    );
    await expect(contact.sendButton(page)).toBeFocused();
    await contact.expectValues(page);
    await expect(contact.field(page, 'message')).toBeEditable();
    expect(dialogs).toEqual([]);
    await expect(notice.getByRole('link')).toHaveAttribute('href', `mailto:${company.email}`);

    endpoint.respond = accept;
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmed]);
    await expect(notice).toHaveText('');
    expect(JSON.parse(endpoint.requests.at(-1)?.body ?? '')).toEqual(contact.inquiry);
  });
}

test('the honeypot shows bots a success and sends nothing, and is hidden from people', async ({
  page,
  endpoint,
}) => {
  const dialogs = await contact.openFilled(page);
  const trap = page.locator('form [name="_gotcha"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await contact.form(page).ariaSnapshot()).not.toMatch(/leave this/i);
  await contact.field(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(contact.sendButton(page)).toBeFocused();
  await trap.evaluate((field) => {
    (field as HTMLInputElement).value = 'https://spam.example';
  });
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(dialogs).toEqual([contact.confirmed]);
  // The next message, from a person, is the first to arrive.
  await contact.fill(page);
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(endpoint.requests.map(({ body }) => JSON.parse(body))).toEqual([contact.inquiry]);
});

test('offline, nothing typed is lost, and it can be sent once connected', async ({ page, endpoint }) => {
  const dialogs = await contact.openFilled(page);
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
  expect(endpoint.requests.map(({ body }) => JSON.parse(body))).toEqual([contact.inquiry]);
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
  });
});
