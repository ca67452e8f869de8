import type { ServerResponse } from 'node:http';
import { accept, expect, refuse, test } from '../endpoint';
import {
  cleared,
  confirmation,
  contactForm,
  control,
  expectValues,
  fill,
  inquiry,
  openContact,
  readMail,
  sendButton,
} from '../forms';

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
    const dialogs = await openContact(page);
    await fill(page);
    await sendButton(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words);
    await expect(notice).toContainText('What you typed is still here');
    await expect(contactForm(page)).toHaveAccessibleDescription(words);
    await expect(sendButton(page)).toBeFocused();
    await expectValues(page);
    for (const field of ['name', 'email', 'company', 'category', 'message'] as const)
      await expect(control(page, field)).toBeEditable();
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL('/contact');
    const link = notice.getByRole('link', { name: 'send it by e-mail' });
    expect(readMail(await link.getAttribute('href'))).toEqual({
      to: 'hello@example.com',
      subject: 'Inquiry: Payroll Solutions (PagareOne)',
      body: [
        `Full Name: ${inquiry.name}`,
        `Email Address: ${inquiry.email}`,
        `Company/Organization: ${inquiry.company}`,
        'Inquiry Type: Payroll Solutions (PagareOne)',
        '',
        ...inquiry.message.split('\n'),
      ].join('\r\n'),
    });

    endpoint.answer = accept;
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
    await expect(notice).toHaveText('');
    await expect(contactForm(page)).toHaveAccessibleDescription('');
    expect(JSON.parse(endpoint.arrived.at(-1)?.body ?? '')).toEqual(inquiry);
  });
}
