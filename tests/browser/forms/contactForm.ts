import type { Page } from '@playwright/test';
import { acceptDialogs } from '../helpers';
import { expect } from '../plain';

/** The confirmation dialog. */
export const confirmed = "alert: Thank you for your inquiry! We'll be in touch soon.";

export const inquiry = {
  name: 'Robin Example',
  email: 'robin@example.com',
  company: 'Example & Söhne Pty Ltd',
  category: 'payroll',
  message: 'A typed message: 100 % "safe" + more?\nIn two lines. 😀',
};

export type Inquiry = typeof inquiry;
type Name = keyof Inquiry;

export const cleared: Inquiry = { name: '', email: '', company: '', category: '', message: '' };

export const field = (page: Page, name: Name) => page.locator(`form [name="${name}"]`);

export const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' });

export const sendButton = (page: Page) =>
  form(page).getByRole('button', { name: 'Send Message', exact: true });

export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...', exact: true });

export async function fill(page: Page, values: Partial<Inquiry> = inquiry) {
  for (const [name, value] of Object.entries(values) as [Name, string][]) {
    if (name === 'category') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

export async function expectValues(page: Page, values: Inquiry = inquiry) {
  for (const [name, value] of Object.entries(values) as [Name, string][])
    await expect(field(page, name)).toHaveValue(value);
}

/** Clicks Send Message and waits until the form is sending. */
export async function send(page: Page) {
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeVisible();
}

/** Opens the contact page with a paused clock. Accepts dialogs and returns an array that collects them. */
export async function open(page: Page): Promise<string[]> {
  const dialogs = acceptDialogs(page);
  await page.clock.install({ time: '2025-09-16T09:00:00' });
  await page.goto('/contact');
  await page.clock.pauseAt('2025-09-16T10:00:00');
  return dialogs;
}

/** Opens the contact page like `open` and fills in its form. */
export async function openFilled(page: Page): Promise<string[]> {
  const dialogs = await open(page);
  await fill(page);
  return dialogs;
}
