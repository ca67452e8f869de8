import type { ServerResponse } from 'node:http';
import { businesses, company } from '../articles';
import { accept, expect, refuse, test } from '../endpoint';
import * as contact from '../forms';

const payroll = `Payroll Solutions (${businesses[1]?.name})`;

/** Responses of the endpoint, and the notice each one causes. tests/unit/send.test.ts has others. */
const cases: Record<
  string,
  { respond: (response: ServerResponse) => void; failure: 'refused' | 'outcomeUnknown' }
> = {
  'status 500': { respond: refuse, failure: 'refused' },
  'a response without the CORS header': {
    respond: (response) => {
      response.removeHeader('Access-Control-Allow-Origin');
      accept(response);
    },
    failure: 'outcomeUnknown',
  },
};

for (const [name, { respond, failure }] of Object.entries(cases)) {
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
    for (const field of ['name', 'email', 'company', 'category', 'message'] as const)
      await expect(contact.field(page, field)).toBeEditable();
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL('/contact');
    const link = notice.getByRole('link', { name: 'send it by e-mail' });
    expect(contact.readMail(await link.getAttribute('href'))).toEqual({
      to: company.email,
      subject: `Inquiry: ${payroll}`,
      body: [
        `Full Name: ${contact.inquiry.name}`,
        `Email Address: ${contact.inquiry.email}`,
        `Company/Organization: ${contact.inquiry.company}`,
        `Inquiry Type: ${payroll}`,
        '',
        ...contact.inquiry.message.split('\n'),
      ].join('\r\n'),
    });

    endpoint.respond = accept;
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmed]);
    await expect(notice).toHaveText('');
    await expect(contact.form(page)).toHaveAccessibleDescription(contact.collectionNotices.inquiry);
    expect(JSON.parse(endpoint.requests.at(-1)?.body ?? '')).toEqual(contact.delivered);
  });
}

test('each attempt has the same id, and another text has another', async ({ page, endpoint }) => {
  endpoint.respond = refuse;
  await contact.openFilled(page);
  const send = async () => {
    const count = endpoint.requests.length;
    await contact.sendButton(page).click();
    await expect.poll(() => endpoint.requests).toHaveLength(count + 1);
    await contact.expectNotice(page, 'refused');
    await expect(contact.sendButton(page)).toBeEnabled();
    return JSON.parse(endpoint.requests.at(-1)?.body ?? '').id as string;
  };
  const first = await send();
  expect(await send()).toBe(first);
  await contact.field(page, 'message').fill('Another message');
  expect(await send()).not.toBe(first);
});
