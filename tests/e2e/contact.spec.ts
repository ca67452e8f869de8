import type { Page } from '@playwright/test';
import { company, siteOf } from './helpers';
import { expect, test } from './test';

test('the left panel has the contact details, business hours, blurb and businesses, and the bottom links to their sites', async ({
  page,
}) => {
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Contact details' });
  const { x = 0, width = 0 } = (await details.boundingBox()) ?? {};
  const form = await page.getByRole('heading', { name: 'Send Us a Message' }).boundingBox();
  expect(x + width).toBeLessThan(form?.x ?? 0);
  const digits = company.phone.replace(/\D/g, '').replace(/^0/, '');
  for (const [name, href] of [
    [company.email, `mailto:${company.email}`],
    [company.phone, `tel:+61${digits}`],
    ['Exclusive Computer Consulting (opens in a new tab)', siteOf('Exclusive Computer Consulting')],
    ['PagareOne (opens in a new tab)', siteOf('PagareOne')],
  ] as const)
    await expect(details.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(details.getByText('Ringwood VIC 3134')).toContainText(company.address.street as string);
  for (const name of [/business hours/i, /investment group/i, /portfolio/i])
    await expect(details.getByRole('heading', { name })).toBeVisible();
  await expect(details.getByRole('term')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
  await expect(details.getByRole('definition')).toHaveText([
    '9:00 AM to 6:00 PM',
    '10:00 AM to 2:00 PM',
    'Closed',
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

test('with text of twice the size, no time of the business hours breaks on a phone', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.getByRole('definition').evaluateAll((hours) =>
      hours.flatMap(({ firstChild }) => {
        const text = firstChild as Text;
        return [...text.data.matchAll(/\d+:\d\d [AP]M/g)].map((time) => {
          const range = document.createRange();
          range.setStart(text, time.index);
          range.setEnd(text, time.index + time[0].length);
          return range.getClientRects().length;
        });
      }),
    );
    expect(lines, `at ${width} px`).toEqual([1, 1, 1, 1]);
  }
});

test('with text of twice the size, fields of the form beside each other are level', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const fields = page.locator('[name="name"], [name="email"]');
  for (const width of [600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await fields.evaluateAll((all) =>
      all.map((field) => field.getBoundingClientRect().toJSON()),
    );
    const [name, email] = boxes as [DOMRect, DOMRect];
    if (name.x !== email.x) expect(email.y, `at ${width} px`).toBe(name.y);
  }
});

test('the form has exactly the fields and inquiry types of the specification, in order, and every type but the empty one is valid', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Send Us a Message', exact: true })).toBeVisible();
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
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('name', name);
    for (const [property, value] of Object.entries({ type, required: isRequired, autocomplete }))
      await expect(field).toHaveJSProperty(property, value);
    await expect(field).toHaveValue('');
    await expect(field).toBeEditable();
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
  await expect(panel.getByText(/collects/)).toHaveCount(0);
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
  const values = [
    'weather',
    '',
    'Investment',
    '%3Cscript%3E',
    'general&name=Robin&message=Hello&category=payroll',
  ];
  for (const value of values) {
    await page.goto(`/contact?inquiry=${value}`);
    await expect(inquiryType(page)).toHaveValue(value.startsWith('general') ? 'general' : '');
    for (const label of ['Full Name *', 'Message *']) await expect(page.getByLabel(label)).toHaveValue('');
  }
});

test('the first sentence leads to the form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'use the form' }).click();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
});
