import { accept, expect, refuse, test } from '../endpoint';
import * as contact from '../forms';

test('the e-mail link follows changes made after a failure', async ({ page, endpoint }) => {
  endpoint.respond = (response) => response.writeHead(503).end();
  await contact.openFilled(page);
  await contact.sendButton(page).click();
  const link = page.getByRole('alert').getByRole('link');
  await contact.field(page, 'category').selectOption('general');
  await contact.field(page, 'company').fill('');
  await contact.field(page, 'message').fill('Changed');
  await expect(async () => {
    expect(contact.readMail(await link.getAttribute('href'))).toMatchObject({
      subject: 'Inquiry: General Inquiry',
      body: expect.stringMatching(/^(?![\s\S]*Company)[\s\S]*Inquiry Type: General Inquiry\r\n\r\nChanged$/),
    });
  }).toPass();
});

test('a message too long for a link is left out, and the notice says to paste it', async ({
  page,
  endpoint,
}) => {
  endpoint.respond = (response) => response.writeHead(503).end();
  await contact.open(page);
  const message = 'A long message. '.repeat(500);
  await contact.fill(page, { ...contact.inquiry, message });
  await contact.sendButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('It is too long for the link: copy it and paste it into the e-mail.');
  const { body } = contact.readMail(await notice.getByRole('link').getAttribute('href'));
  expect(body).toMatch(/Full Name: Robin Example[\s\S]*\(Paste your message here\.\)$/);
  await expect(contact.field(page, 'message')).toHaveValue(message);
  expect(JSON.parse(endpoint.requests[0]?.body ?? '').message).toBe(message);
});

test('with the keyboard alone a visitor can reach the notice and send again', async ({ page, endpoint }) => {
  endpoint.respond = refuse;
  const dialogs = await contact.open(page);
  await contact.field(page, 'name').focus();
  // On a busy machine, hydration would interrupt the choice of an option by its first letters.
  await page.locator('[data-island][data-hydrated]').waitFor();
  const { name, email, company } = contact.inquiry;
  for (const text of [name, email, company, 'Payroll', 'Typed by hand']) {
    // Faster, a list of options can lose a letter.
    await page.keyboard.type(text, { delay: text === 'Payroll' ? 20 : 0 });
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await contact.expectNotice(page, 'refused');
  await expect(contact.sendButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('alert').getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  endpoint.respond = accept;
  await page.keyboard.press('Space');
  await contact.expectValues(page, contact.cleared);
  expect(dialogs).toEqual([contact.confirmed]);
  expect(JSON.parse(endpoint.requests[1]?.body ?? '')).toEqual({
    ...contact.delivered,
    message: 'Typed by hand',
  });
});

test('on a phone, Enter in the first field scrolls to the failure notice', async ({ page, endpoint }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  endpoint.respond = refuse;
  await contact.openFilled(page);
  await contact.field(page, 'name').press('Enter');
  const notice = page.getByRole('alert');
  await contact.expectNotice(page, 'refused');
  await expect(notice).toBeInViewport({ ratio: 0.99 });
  await expect(contact.field(page, 'name')).toBeFocused();
});

test('the failure is announced once, in an existing alert', async ({ page, endpoint }) => {
  endpoint.respond = refuse;
  await contact.openFilled(page);
  await page.getByRole('alert').evaluate((alert) => {
    document.title = '';
    const note = (records: MutationRecord[]) => {
      if (records.some(({ addedNodes }) => addedNodes.length > 0))
        document.title += `[${alert.children.length}]`;
    };
    new MutationObserver(note).observe(alert, { childList: true, characterData: true, subtree: true });
  });
  await contact.sendButton(page).click();
  await expect(contact.sendButton(page)).toBeFocused();
  await contact.expectNotice(page, 'refused');
  expect(await page.title()).toBe('[2]');
});
