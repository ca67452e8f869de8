import { html } from '../fixtures/hostile/html';
import { markdown } from '../fixtures/hostile/markdown';
import { company } from './articles';
import { expect, refuse, test } from './endpoint';
import * as forms from './forms';

const texts = [...Object.values(html), ...Object.values(markdown)].map((text) =>
  text.replaceAll('RUN()', 'RUN(1)'),
);
/** With the line breaks that a textarea normalises to. */
const message = texts.join('\n').replace(/\r\n?/g, '\n');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ran: 0, RUN: () => Object.assign(window, { ran: 1 }) });
    addEventListener('securitypolicyviolation', () => Object.assign(window, { ran: 1 }));
  });
});

test('hostile form data arrives as text, and a hostile response is not shown', async ({ page, endpoint }) => {
  endpoint.respond = (response) =>
    response.writeHead(400, 'a <img src=x onerror=RUN(1)>', { 'Content-Type': 'text/html' }).end(message);
  const dialogs = await forms.open(page);
  await forms.fill(page, {
    ...forms.inquiry,
    name: texts[0] as string,
    company: texts[30] as string,
    message,
  });
  const notice = forms.form(page).getByRole('alert');
  const shapes = new Set<string>();
  for (const name of [forms.inquiry.name, texts.slice(0, 12).join(' ').replace(/\s+/g, ' ')]) {
    await forms.field(page, 'name').fill(name);
    await forms.sendButton(page).click();
    await expect(notice).toContainText('your message was not accepted');
    shapes.add(
      await notice.evaluate((part) => [...part.querySelectorAll('*')].map(({ tagName }) => tagName).join()),
    );
    const mail = forms.readMail(await notice.getByRole('link').getAttribute('href'));
    expect(mail.to).toBe(company.email);
    expect(mail.body).toContain(`Full Name: ${name}`);
  }
  expect(shapes.size).toBe(1);
  expect(endpoint.requests.map(({ body }) => JSON.parse(body).message)).toEqual([message, message]);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0);
});

test('a hostile e-mail address is rejected, or escaped in the e-mail link', async ({ page, endpoint }) => {
  endpoint.respond = (response) => response.setHeader('Content-Type', 'text/html').end(message);
  await page.goto('/news-insights');
  const field = forms.newsletterForm(page).getByRole('textbox');
  for (const address of ["'onfocus=RUN(1)&bcc=x%0a'@example.com", 'a?subject=x&body={RUN(1)}@example.com']) {
    await field.fill(address);
    await field.press('Enter');
    await expect(field).toHaveJSProperty('validity.valid', false);
  }
  const odd = "a?subject=x&body={x}&bcc='x'%0d@example.com";
  await field.fill(odd);
  await field.press('Enter');
  const notice = forms.newsletterForm(page).getByRole('alert');
  await expect(notice).toContainText('we could not confirm');
  expect(forms.readMail(await notice.getByRole('link').getAttribute('href'))).toMatchObject({
    to: company.email,
    body: expect.stringContaining(odd),
  });
  expect(endpoint.requests.map(({ body }) => new URLSearchParams(body).get('email'))).toEqual([odd]);
  expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0);
});

test.describe('with a deliberate error', () => {
  test.use({ expectedErrors: [[/broken on purpose/, /Failed to load resource/], { scope: 'test' }] });

  test('a form that crashes after sending does not claim that nothing was sent, and offers other ways', async ({
    page,
    endpoint,
  }) => {
    endpoint.respond = refuse;
    await forms.openFilled(page);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = () => {
        throw new Error('broken on purpose');
      };
    });
    await forms.sendButton(page).click();
    const notice = page.getByText(/^This form is not working, so your message may not have been sent/);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: company.email })).toBeVisible();
  });
});
