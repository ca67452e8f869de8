import type { Page } from '@playwright/test';
import { company } from '../helpers';
import { expect, test } from '../plain';

/** The sections of the specification, in order. */
const documents = {
  '/privacy-policy': [
    'Purpose',
    'Consent',
    'How We Use Personal Data',
    'Who We Share Personal Data With',
    'How Long We Store Personal Data',
    'How We Protect Your Personal Data',
    'Children',
    'How to Access/Modify/Delete/Challenge Data',
    'Cookie Policy',
    'Modifications',
    'Contact Information',
  ],
  '/terms-of-service': [
    'Intellectual Property',
    'Limitation of Liability',
    'Indemnity',
    'Applicable Law',
    'Severability',
    'Changes',
    'Contact Details',
  ],
};

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

for (const [path, sections] of Object.entries(documents)) {
  test(`${path} has its effective date, its sections in order and a table of contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('time')).toHaveText('16 September 2025');
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.filter((name) => name !== 'On this page')).toEqual(sections);
    const links = contents(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(sections);
    await links.last().click();
    await expect(heading(page, sections.at(-1) as string)).toBeInViewport({ ratio: 1 });
  });
}

test('the table of contents is a closed disclosure on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy-policy');
  const link = contents(page).getByRole('link', { name: 'Consent', exact: true });
  await expect(link).toHaveCount(0);
  await contents(page).getByText('On this page').filter({ visible: true }).click();
  await link.click();
  await expect(heading(page, 'Consent')).toBeInViewport({ ratio: 1 });
});

test('the privacy policy names the type of site and has a link to its contact', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('definition').getByText('Business Website', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: company.email }).first()).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
});
