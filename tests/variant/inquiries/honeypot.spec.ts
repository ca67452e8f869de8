import { expect, test } from '../endpoint';
import * as contact from '../forms';

test('the honeypot shows bots a success and sends nothing', async ({ page, endpoint }) => {
  const dialogs = await contact.openFilled(page);
  await page.locator('form [name="_gotcha"]').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://spam.example';
  });
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(dialogs).toEqual([contact.confirmed]);
  // The next message, from a person, is the first to arrive.
  await contact.fill(page);
  await contact.sendButton(page).click();
  await contact.expectValues(page, contact.cleared);
  expect(endpoint.preflights).toHaveLength(1);
  expect(endpoint.requests.map(({ body }) => JSON.parse(body))).toEqual([contact.delivered]);
});

test('the honeypot is hidden from sight, assistive technology, the keyboard and autofill', async ({
  page,
}) => {
  await contact.open(page);
  const trap = page.locator('form [name="_gotcha"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).not.toHaveAttribute('required');
  expect(await contact.form(page).ariaSnapshot()).not.toMatch(/leave this/i);
  const shown = await trap.evaluate((field) => {
    field.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).includes(field);
  });
  expect(shown).toBe(false);
  await contact.field(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(contact.sendButton(page)).toBeFocused();
});
