import type { Page, Request } from '@playwright/test';
import { acceptDialogs, delayResponses } from '../helpers';
import { expect } from '../test';

/** The confirmation dialog. */
export const confirmed = "alert: Thank you for your inquiry! We'll be in touch soon.";

export const inquiry = {
  'Full Name *': 'Robin Example',
  'Email Address *': 'robin@example.com',
  'Company/Organization': 'Example Pty Ltd',
  'Inquiry Type *': 'payroll',
  'Message *': 'A typed message,\nin two lines.',
};

type Label = keyof typeof inquiry;

export const labels = Object.keys(inquiry) as Label[];
export const required = labels.filter((label) => label.endsWith(' *'));

export const cleared = Object.fromEntries(labels.map((label) => [label, ''])) as Record<Label, string>;

export function field(page: Page, label: Label) {
  return page.getByLabel(label, { exact: true });
}

export function form(page: Page) {
  return page.getByRole('form', { name: 'Send Us a Message' });
}

export function button(page: Page, name: 'Send Message' | 'Sending...') {
  return form(page).getByRole('button', { name, exact: true });
}

export async function fill(page: Page, values: Partial<Record<Label, string>> = inquiry) {
  for (const [label, value] of Object.entries(values) as [Label, string][]) {
    if (label === 'Inquiry Type *') await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}

export async function expectValues(page: Page, values: Record<Label, string>) {
  for (const label of labels) await expect(field(page, label)).toHaveValue(values[label]);
}

/** Clicks Send Message and waits until the form is sending. */
export async function send(page: Page) {
  await button(page, 'Send Message').click();
  await expect(button(page, 'Sending...')).toBeVisible();
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

/** Delays the code of the islands until `release` is called. */
export async function delayCode(page: Page): Promise<{ requested: Promise<Request>; release: () => void }> {
  const requested = page.waitForRequest('**/assets/**');
  return { requested, release: await delayResponses(page, '**/assets/**') };
}
