import type { Page } from '@playwright/test';
import { company, siteOf } from '../helpers';
import { expect, test } from '../plain';

test('the left panel has the contact details, business hours, blurb and businesses, and the bottom links to their sites', async ({
  page,
}) => {
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Contact details' });
  for (const [name, href] of [
    [company.email, `mailto:${company.email}`],
    [company.phone, `tel:+61${company.phone.replace(/\D/g, '').replace(/^0/, '')}`],
    ['Exclusive Computer Consulting (opens in a new tab)', siteOf('Exclusive Computer Consulting')],
    ['PagareOne (opens in a new tab)', siteOf('PagareOne')],
  ] as const)
    await expect(details.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(details.getByText('Ringwood VIC 3134')).toContainText(company.address.street as string);
  await expect(details.getByRole('term')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
  await expect(details.getByRole('definition')).toHaveText([
    ...['9:00 AM to 6:00 PM', '10:00 AM to 2:00 PM', 'Closed'],
  ]);
  await expect(details.getByRole('paragraph')).toHaveText(/family-backed Australian investment group/);
  const bottom = page.getByRole('main').getByRole('region').last();
  for (const [service, business] of [
    ['IT Services & Support', 'Exclusive Computer Consulting'],
    ['Payroll Solutions', 'PagareOne'],
  ] as const)
    await expect(bottom.getByRole('link', { name: service, exact: true })).toHaveAttribute(
      'href',
      siteOf(business),
    );
});

test('the form has exactly the fields and inquiry types of the specification, in order, and every type but the empty one is valid', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send Us a Message', exact: true });
  const names = await form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((field) => field.getAttribute('name')),
  );
  expect(names).toEqual(['name', 'email', 'company', 'category', 'message', null]);
  for (const [label, name, type, isRequired, autocomplete] of [
    ['Full Name *', 'name', 'text', true, 'name'],
    ['Email Address *', 'email', 'email', true, 'email'],
    ['Company/Organization', 'company', 'text', false, 'organization'],
    ['Inquiry Type *', 'category', 'select-one', true, ''],
    ['Message *', 'message', 'textarea', true, ''],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('name', name);
    for (const [property, value] of Object.entries({ type, required: isRequired, autocomplete, value: '' }))
      await expect(field).toHaveJSProperty(property, value);
  }
  await expect(form.getByRole('button', { name: 'Send Message', exact: true })).toBeEnabled();
  await expect(form.getByLabel('Message *', { exact: true })).toHaveAttribute('rows', '6');
  const options = form.getByLabel('Inquiry Type *', { exact: true }).getByRole('option');
  const choices = await options.evaluateAll((list) =>
    (list as HTMLOptionElement[]).map((option) => {
      option.selected = true;
      return [option.value, option.textContent, option.closest('select')?.checkValidity()];
    }),
  );
  expect(choices).toEqual([
    ['', 'Select an inquiry type', false],
    ['it-services', 'IT Services (Exclusive Computer Consulting)', true],
    ['payroll', 'Payroll Solutions (PagareOne)', true],
    ['investment', 'Investment Opportunities', true],
    ['partnership', 'Business Partnerships', true],
    ['aged-care', 'Aged Care Division', true],
    ['security', 'CCTV & Security Division', true],
    ['construction', 'Construction Division', true],
    ['general', 'General Inquiry', true],
  ]);
});

test('the only note of the form, which delivers nowhere, is the text of the specification', async ({
  page,
}) => {
  await page.goto('/contact');
  const panel = page.getByRole('region', { name: 'Send Us a Message' });
  await expect(panel.getByText('* Required fields.')).toHaveText(
    '* Required fields. We typically respond within 24-48 hours during business days. For urgent matters, please include "URGENT" in your message subject.',
  );
  await expect(panel.getByRole('form')).toHaveAccessibleDescription('');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(/needs JavaScript/)).toBeHidden();
});

const inquiryType = (page: Page) => page.getByRole('combobox', { name: 'Inquiry Type *' });

test('a link selects the inquiry type, before and after the code of the form has loaded', async ({
  page,
}) => {
  await page.goto('/contact?inquiry=investment');
  await expect(inquiryType(page)).toHaveValue('investment');
  await page.getByLabel('Full Name *').fill('Robin Example');
  await page.locator('[data-island="contact"][data-hydrated]').waitFor();
  await expect(inquiryType(page)).toHaveValue('investment');
  await inquiryType(page).selectOption('payroll');
  await expect(page).toHaveURL('/contact?inquiry=investment');
});

test('an unknown inquiry type selects nothing, and nothing else is read from the URL', async ({ page }) => {
  for (const value of ['weather', 'Investment', 'general&name=Robin&message=Hello&category=payroll']) {
    await page.goto(`/contact?inquiry=${value}`);
    await expect(inquiryType(page)).toHaveValue(value.startsWith('general') ? 'general' : '');
    for (const label of ['Full Name *', 'Message *']) await expect(page.getByLabel(label)).toHaveValue('');
  }
});
