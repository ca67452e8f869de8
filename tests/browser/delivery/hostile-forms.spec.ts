import { html } from '../../fixtures/hostile/html';
import { markdown } from '../../fixtures/hostile/markdown';
import { expect, formTest as test } from '../full';
import * as forms from './deliveredForms';

const texts = [...Object.values(html), ...Object.values(markdown)].map((text) =>
  text.replaceAll('RUN()', 'RUN(1)'),
);
/** With the line breaks that a textarea normalises to. */
const message = texts.join('\n').replace(/\r\n?/g, '\n');

test('hostile form data arrives as text, and a hostile response is not shown', async ({ page, endpoint }) => {
  // What it ran, or the policy blocked, would be in the console, which fails the test.
  endpoint.respond = (response) =>
    response.writeHead(400, 'a <img src=x onerror=RUN(1)>', { 'Content-Type': 'text/html' }).end(message);
  await forms.open(page);
  const name = texts.slice(0, 12).join(' ').replace(/\s+/g, ' ');
  await forms.fill(page, { ...forms.inquiry, name, company: texts[30] as string, message });
  await forms.sendButton(page).click();
  const notice = forms.form(page).getByRole('alert');
  await expect(notice).toContainText('your message was not accepted');
  expect(endpoint.requests.map(({ body }) => JSON.parse(body).message)).toEqual([message]);
});
