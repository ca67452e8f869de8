import type { ServerResponse } from 'node:http';
import { businesses, company } from '../articles';
import { accept, expect, refuse, test } from '../endpoint';
import * as contact from '../forms';

const payroll = `Payroll Solutions (${businesses[1]?.name})`;

/** What can become of an inquiry, and what the visitor is told. */
const failures: Record<string, { answer: (response: ServerResponse) => void; words: RegExp }> = {
  'status 400': { answer: (response) => response.writeHead(400).end('{}'), words: /did not accept/ },
  'status 500': { answer: refuse, words: /did not accept/ },
  'a redirect': {
    answer: (response) => response.writeHead(302, { Location: '/thanks' }).end(),
    words: /did not accept/,
  },
  'a page of HTML': {
    answer: (response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><h1>Hi</h1>'),
    words: /could not be understood/,
  },
  'a connection cut before the answer': {
    answer: (response) => response.destroy(),
    words: /connection failed/,
  },
  'a connection cut in the middle of the answer': {
    answer: (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
      response.write('{"ok":true,', () => response.destroy());
    },
    words: /connection failed/,
  },
  'an answer without the CORS header': {
    answer: (response) => {
      response.removeHeader('Access-Control-Allow-Origin');
      accept(response);
    },
    words: /connection failed/,
  },
};

for (const [name, { answer, words }] of Object.entries(failures)) {
  test(`after ${name} nothing typed is lost, and trying again sends it`, async ({ page, endpoint }) => {
    endpoint.answer = answer;
    const dialogs = await contact.openFilled(page);
    await contact.sendButton(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words);
    await expect(notice).toContainText('What you typed is still here');
    await expect(contact.form(page)).toHaveAccessibleDescription(words);
    await expect(contact.sendButton(page)).toBeFocused();
    await contact.expectValues(page);
    for (const field of ['name', 'email', 'company', 'category', 'message'] as const)
      await expect(contact.control(page, field)).toBeEditable();
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

    endpoint.answer = accept;
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmation]);
    await expect(notice).toHaveText('');
    await expect(contact.form(page)).toHaveAccessibleDescription('');
    expect(JSON.parse(endpoint.arrived.at(-1)?.body ?? '')).toEqual(contact.inquiry);
  });
}
