import type { Page } from '@playwright/test';
import { acceptDialogs } from '../e2e/helpers';
import { company } from './articles';
import { expect } from './endpoint';

export const confirmation = "alert: Thank you for your inquiry! We'll be in touch soon.";

export const inquiry = {
  name: 'Robin Example',
  email: 'robin@example.com',
  company: 'Example & Söhne Pty Ltd',
  category: 'payroll',
  message: 'A typed message: 100 % "safe" + more?\nIn two lines. 😀',
};

/** What arrives at the endpoint. */
export const delivered = {
  ...inquiry,
  id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
};

export type Inquiry = typeof inquiry;

export const form = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' });
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Stay in the Loop' });

export const control = (page: Page, name: keyof Inquiry) => page.locator(`form [name="${name}"]`);
export const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });
export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...', exact: true });

/** Opens the contact page. Accepts dialogs and returns an array that collects them. */
export async function open(page: Page): Promise<string[]> {
  const dialogs = acceptDialogs(page);
  await page.goto('/contact');
  return dialogs;
}

export async function fill(page: Page, values: Inquiry = inquiry) {
  for (const [name, value] of Object.entries(values) as [keyof Inquiry, string][]) {
    if (name === 'category') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
}

/** Like `open`, and fills in the form. */
export async function openFilled(page: Page): Promise<string[]> {
  const dialogs = await open(page);
  await fill(page);
  return dialogs;
}

export async function expectValues(page: Page, values: Inquiry = inquiry) {
  for (const [name, value] of Object.entries(values) as [keyof Inquiry, string][])
    await expect(control(page, name)).toHaveValue(value);
}

const collects = (what: string) =>
  `${company.legalName} collects ${what}. Our privacy policy says who else may handle your information, how you can see or correct it, and how to complain.`;

/** What Australian Privacy Principle 5 requires of each form. */
export const collectionNotices = {
  inquiry: collects('your details and your message to answer your inquiry'),
  subscription: collects('your e-mail address to send you our newsletter'),
};

export const cleared: Inquiry = { name: '', email: '', company: '', category: '', message: '' };

const notice = 'What you typed is still here:';
const mailLink = `or send it by e-mail to ${company.email}.`;

/** The paragraphs of each failure notice. */
export const failures = {
  refused: ['Sorry, your message was not accepted.', `${notice} please try again, ${mailLink}`],
  offline: [
    'You are offline, so your message was not sent.',
    `${notice} try again once you are connected, ${mailLink}`,
  ],
  outcomeUnknown: [
    'Sorry, we could not confirm that your message arrived.',
    `${notice} please try again (we do not mind getting it twice), ${mailLink}`,
  ],
};

export async function expectNotice(page: Page, failure: keyof typeof failures) {
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(failures[failure]);
}

/** Reads a mailto link as a mail program does. */
export function readMail(href: string | null) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&#+]*)&body=([^&#+]*)$/.exec(href ?? '') ?? [];
  return { to, subject: decodeURIComponent(subject ?? ''), body: decodeURIComponent(body ?? '') };
}
