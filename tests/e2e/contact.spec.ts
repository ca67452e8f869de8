import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sites } from '../sites/sites';
import { expect, test } from './test';

// Read from content, because the owner will replace these placeholders.
const company = parse(readFileSync(`${sites.specification.content}/company.yaml`, 'utf8'));
const folder = `${sites.specification.content}/ventures`;
const businessSites = readdirSync(folder).map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')));

function siteOf(business: string): string {
  return new URL(businessSites.find(({ name }) => name === business).url).origin;
}

test.beforeEach(({ page }) => page.goto('/contact'));

test("the contact page is titled Let's Start a Conversation", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Start a Conversation");
});

test('the contact e-mail is a mailto link', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: company.email, exact: true });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `mailto:${company.email}`);
});

test('the phone number is a tel link in international form', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: company.phone, exact: true });
  await expect(link).toBeVisible();
  const digits = company.phone.replace(/\D/g, '').replace(/^0/, '');
  expect(digits).toHaveLength(9);
  await expect(link).toHaveAttribute('href', `tel:+61${digits}`);
});

test('the postal address is in Ringwood, Victoria', async ({ page }) => {
  const address = page.getByRole('main').getByText('Ringwood VIC 3134');
  await expect(address).toBeVisible();
  await expect(address).toContainText(company.address.street);
});

test('the business hours are as specified', async ({ page }) => {
  const details = page.getByRole('region', { name: 'Contact details' });
  await expect(details.getByRole('heading', { name: /business hours/i })).toBeVisible();
  await expect(details.getByRole('term')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
  await expect(details.getByRole('definition')).toHaveText([
    '9:00 AM to 6:00 PM',
    '10:00 AM to 2:00 PM',
    'Closed',
  ]);
});

test('the left panel describes the investment group', async ({ page }) => {
  const details = page.getByRole('region', { name: 'Contact details' });
  await expect(details.getByRole('heading', { name: /investment group/i })).toBeVisible();
  await expect(details.getByRole('paragraph')).toHaveText(/family-backed Australian investment group/);
});

test('the left panel links to the two portfolio companies in a new tab', async ({ page }) => {
  const details = page.getByRole('region', { name: 'Contact details' });
  await expect(details.getByRole('heading', { name: /portfolio/i })).toBeVisible();
  for (const name of ['Exclusive Computer Consulting', 'PagareOne']) {
    const link = details.getByRole('link', { name });
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(link).toHaveAttribute('href', new RegExp(`^${siteOf(name)}`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test("the bottom links open the businesses' sites in a new tab and announce it", async ({ page }) => {
  const bottom = page.getByRole('main').getByRole('region').last();
  for (const [service, business] of [
    ['IT Services & Support', 'Exclusive Computer Consulting'],
    ['Payroll Solutions', 'PagareOne'],
  ] as const) {
    const link = bottom.getByRole('link', { name: service, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^${siteOf(business)}`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription(/new tab/);
  }
});

test('every section of the contact page has a heading', async ({ page }) => {
  const blocks = await page.locator('main section').all();
  expect(blocks.length).toBeGreaterThanOrEqual(9);
  for (const block of blocks) await expect(block.getByRole('heading').first()).toHaveText(/\S/);
});

test('the form is named by its heading Send Us a Message', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Send Us a Message', exact: true })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Send Us a Message', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message', exact: true })).toBeEnabled();
});

test('each field has its label, name, type and required mark', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  for (const [label, name, type, isRequired] of [
    ['Full Name *', 'name', 'text', true],
    ['Email Address *', 'email', 'email', true],
    ['Company/Organization', 'company', 'text', false],
    ['Inquiry Type *', 'category', 'select-one', true],
    ['Message *', 'message', 'textarea', true],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveJSProperty('type', type);
    await expect(field).toHaveJSProperty('required', isRequired);
    await expect(field).toHaveValue('');
    await expect(field).toBeEditable();
  }
});

test('the form has exactly the fields of the specification, in order', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const names = await form.evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((field) => field.getAttribute('name')),
  );
  expect(names).toEqual(['name', 'email', 'company', 'category', 'message', null]);
});

test('the message box has 6 rows and accepts several lines', async ({ page }) => {
  const message = page.getByLabel('Message *', { exact: true });
  await expect(message).toHaveAttribute('rows', '6');
  await message.fill('One line.\nAnother line.');
  await expect(message).toHaveValue('One line.\nAnother line.');
});

test('name, e-mail and company support autofill', async ({ page }) => {
  for (const [label, token] of [
    ['Full Name *', 'name'],
    ['Email Address *', 'email'],
    ['Company/Organization', 'organization'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
});

test('the inquiry types have the values and labels of the specification, in order', async ({ page }) => {
  const options = page.getByLabel('Inquiry Type *', { exact: true }).getByRole('option');
  const pairs = await options.evaluateAll((list) =>
    list.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
  );
  expect(pairs).toEqual([
    ['', 'Select an inquiry type'],
    ['it-services', 'IT Services (Exclusive Computer Consulting)'],
    ['payroll', 'Payroll Solutions (PagareOne)'],
    ['investment', 'Investment Opportunities'],
    ['partnership', 'Business Partnerships'],
    ['aged-care', 'Aged Care Division'],
    ['security', 'CCTV & Security Division'],
    ['construction', 'Construction Division'],
    ['general', 'General Inquiry'],
  ]);
});

test("the form's note is the text of the specification", async ({ page }) => {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const note = form.getByText('* Required fields.');
  await expect(note).toBeVisible();
  expect(await note.textContent()).toBe(
    '* Required fields. We typically respond within 24-48 hours during business days. For urgent matters, please include "URGENT" in your message subject.',
  );
});

test('the form, which delivers nowhere, has no notice about collecting information', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Send Us a Message' });
  await expect(panel.getByRole('form')).toHaveAccessibleDescription('');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(panel.getByText(/collects/)).toHaveCount(0);
});

test('with JavaScript there is no notice about JavaScript', async ({ page }) => {
  await expect(page.getByText(/needs JavaScript/)).toBeHidden();
});
