import type { Locator, Page } from '@playwright/test';
import { expect } from '../browser';
import { expectNoForm } from '../e2e/helpers';
import { company } from './articles';
import { collectionNotices, form, newsletterForm } from './forms';
import { test } from './test';

const forms = [
  {
    name: 'contact form',
    path: '/contact',
    title: 'Send Us a Message',
    form,
    notice: collectionNotices.inquiry,
  },
  {
    name: 'newsletter form',
    path: '/news-insights',
    title: 'Stay in the Loop',
    form: newsletterForm,
    notice: collectionNotices.subscription,
  },
];

/** Checks the notice and its link, which leads to the privacy policy. */
async function expectNotice(page: Page, block: Locator, notice: string) {
  const paragraph = block.getByRole('paragraph').filter({ hasText: /collects/ });
  await expect(paragraph).toHaveText(notice);
  await expect(paragraph).toBeVisible();
  const more = block.getByRole('group').filter({ hasText: 'More about your information' });
  await more.getByText('More about your information').click();
  for (const words of [/Without it, we cannot/, /Ireland and the United States/, /to complain, write to/])
    await expect(more.getByText(words).first()).toBeVisible();
  await expect(more.getByRole('link', { name: company.contacts?.privacy?.email })).toBeVisible();
  await paragraph.getByRole('link', { name: 'privacy policy', exact: true }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
}

for (const { name, path, title, form, notice } of forms)
  test(`the ${name}, which delivers, is described by a notice of who collects what and why, before and after hydration`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(form(page)).toHaveAccessibleDescription(notice);
    await form(page).getByRole('textbox').first().focus();
    await page.locator('[data-island][data-hydrated]').first().waitFor();
    await expect(form(page)).toHaveAccessibleDescription(notice);
    await expectNotice(page, page.getByRole('region', { name: title }), notice);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, title, notice } of forms)
    test(`the notice of the ${name} is beside the e-mail address that replaces it`, async ({ page }) => {
      await page.goto(path);
      const block = page.getByRole('region', { name: title });
      await expectNoForm(block);
      await expect(block.getByRole('link', { name: company.email })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${company.email}(?:[?]|$)`),
      );
      await expectNotice(page, block, notice);
    });
});
