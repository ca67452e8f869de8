import { accept, delayEndpoint, expect, test } from '../endpoint';
import * as contact from '../forms';

test.describe('an inquiry that is accepted', () => {
  test('arrives once, exactly as typed, and is confirmed', async ({ page, serverUrl, endpoint }) => {
    // Cookies ignore ports: if credentials were sent, this one would reach the endpoint.
    await page.context().addCookies([{ name: 'own', value: 'secret', url: serverUrl }]);
    const dialogs = await contact.open(page);
    const entries = await page.evaluate(() => history.length);
    await contact.fill(page);
    await contact.sendButton(page).click();
    await expect.poll(() => dialogs).toEqual([contact.confirmed]);
    await contact.expectValues(page, contact.cleared);
    await expect(contact.sendButton(page)).toBeEnabled();
    await expect(contact.sendButton(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('');

    expect(endpoint.preflights).toHaveLength(1);
    expect(endpoint.preflights[0]?.headers).toMatchObject({
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });
    expect(endpoint.requests).toHaveLength(1);
    const { method, url, headers, body } = endpoint.requests[0] as (typeof endpoint.requests)[0];
    expect([method, url]).toEqual(['POST', '/inquiries']);
    expect(JSON.parse(body)).toEqual(contact.delivered);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      origin: serverUrl,
      referer: `${serverUrl}/`,
    });
    expect(headers.cookie).toBeUndefined();

    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('arrives once, however often it is submitted, and another has another id', async ({
    page,
    endpoint,
  }) => {
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
    const ids = endpoint.requests.map(({ body }) => JSON.parse(body).id);
    expect(ids).toHaveLength(2);
    // The same text, sent again, is a new inquiry.
    expect(ids[1]).not.toBe(ids[0]);
    expect(dialogs).toEqual([contact.confirmed, contact.confirmed]);
  });
});
