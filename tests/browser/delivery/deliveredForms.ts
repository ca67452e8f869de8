import type { Page } from '@playwright/test';
import { fill } from '../forms/contactForm';
import { expect } from '../full';
import { company } from '../fullContent';
import { acceptDialogs } from '../helpers';

export * from '../forms/contactForm';

export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Stay in the Loop' });

/** Opens the contact page. Accepts dialogs and returns an array that collects them. */
export async function open(page: Page): Promise<string[]> {
  const dialogs = acceptDialogs(page);
  await page.goto('/contact');
  return dialogs;
}

/** Like `open`, and fills in the form. */
export async function openFilled(page: Page): Promise<string[]> {
  const dialogs = await open(page);
  await fill(page);
  return dialogs;
}

const collects = (what: string) =>
  `${company.legalName} collects ${what}. Our privacy policy says who else may handle your information, how you can see or correct it, and how to complain.`;

/** What Australian Privacy Principle 5 requires of each form. */
export const collectionNotices = {
  inquiry: collects('your details and your message to answer your inquiry'),
  subscription: collects('your e-mail address to send you our newsletter'),
};

const notice = 'What you typed is still here:';
const mailLink = `or write to ${company.email}.`;

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
