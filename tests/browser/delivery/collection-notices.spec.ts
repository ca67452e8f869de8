import type { Locator, Page } from '@playwright/test';
import { test } from '../full';
import { company } from '../fullContent';
import { expectNoForm } from '../helpers';
import { expect } from '../testOn';
import { collectionNotices, form, newsletterForm } from './deliveredForms';

const forms = [
  { path: '/contact', title: 'Send Us a Message', form, notice: collectionNotices.inquiry },
  {
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
  const more = block.getByRole('group').filter({ hasText: 'More about your information' });
  await more.getByText('More about your information').click();
  await expect(more.getByRole('link', { name: company.contacts?.privacy?.email })).toBeVisible();
  await paragraph.getByRole('link', { name: 'privacy policy', exact: true }).click();
  await expect(page).toHaveURL('/privacy-policy');
}

for (const { path, title, form, notice } of forms)
  test(`the form of ${path}, which delivers, is described by a notice of who collects what and why, before and after hydration`, async ({
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

  test('each notice is beside the e-mail address that replaces its form', async ({ page }) => {
    for (const { path, title, notice } of forms) {
      await page.goto(path);
      const block = page.getByRole('region', { name: title });
      await expectNoForm(block);
      const mail = block.getByRole('link', { name: company.email });
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${company.email}(?:[?]|$)`));
      await expectNotice(page, block, notice);
    }
  });
});
