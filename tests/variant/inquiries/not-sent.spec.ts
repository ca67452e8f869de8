import { expectNoForm } from '../../e2e/helpers';
import { company } from '../articles';
import { expect, test } from '../endpoint';
import * as contact from '../forms';

test('nothing is sent until the browser finds every field valid', async ({ page, endpoint }) => {
  const dialogs = await contact.open(page);
  await contact.sendButton(page).click();
  await expect(contact.control(page, 'name')).toBeFocused();
  await expect(contact.control(page, 'name')).toHaveJSProperty('validity.valueMissing', true);
  await contact.fill(page, { ...contact.inquiry, email: 'robin' });
  await contact.sendButton(page).click();
  await expect(contact.control(page, 'email')).toBeFocused();
  await expect(contact.form(page)).toHaveJSProperty('noValidate', false);
  await expect(page.getByRole('alert')).toHaveText('');
  expect([endpoint.preflights, endpoint.requests, dialogs]).toEqual([[], [], []]);
});

test.describe('the honeypot', () => {
  test('shows bots a success and sends nothing', async ({ page, endpoint }) => {
    const dialogs = await contact.openFilled(page);
    await page.locator('form [name="_gotcha"]').evaluate((field) => {
      (field as HTMLInputElement).value = 'https://spam.example';
    });
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(dialogs).toEqual([contact.confirmation]);
    // The next message, from a person, is the first to arrive.
    await contact.fill(page);
    await contact.sendButton(page).click();
    await contact.expectValues(page, contact.cleared);
    expect(endpoint.preflights).toHaveLength(1);
    expect(endpoint.requests.map(({ body }) => JSON.parse(body))).toEqual([contact.delivered]);
  });

  test('is hidden from sight, assistive technology, the keyboard and autofill', async ({ page }) => {
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
    await contact.control(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(contact.sendButton(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is replaced by a notice with e-mail and phone', async ({ page }) => {
    await page.goto('/contact');
    const panel = page.getByRole('region', { name: 'Send Us a Message' });
    await expectNoForm(panel);
    await expect(panel.getByRole('link', { name: company.email })).toBeVisible();
    await expect(panel.getByRole('link', { name: company.phone })).toBeVisible();
  });
});
