import type { Page } from '@playwright/test';
import { company } from '../helpers';
import { expect, test } from '../plain';

/** The sections of the specification, in order, with what it says that they say. */
const documents: Record<string, Record<string, RegExp[]>> = {
  '/privacy-policy': {
    Purpose: [],
    Consent: [],
    'How We Use Personal Data': [],
    'Who We Share Personal Data With': [
      ...[/employees/i, /law/i, /legal proceedings/i, /legal rights/i, /bu(y|yers)/i],
    ],
    'How Long We Store Personal Data': [/purpose/i],
    'How We Protect Your Personal Data': [],
    Children: [/under (the age of )?16/i, /delete/i],
    'How to Access/Modify/Delete/Challenge Data': [/privacy officer/i, /complain/i],
    'Cookie Policy': [/functional/i, /analytical/i, /targeting/i],
    Modifications: [],
    'Contact Information': [],
  },
  '/terms-of-service': {
    'Intellectual Property': [],
    'Limitation of Liability': [],
    Indemnity: [],
    'Applicable Law': [/Victoria/],
    Severability: [],
    Changes: [/e-mail/i, /notice on this website|site notice/i],
    'Contact Details': [],
  },
};

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

for (const [path, sections] of Object.entries(documents)) {
  test(`${path} has its effective date, its sections in order and a table of contents`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('time')).toHaveText('16 September 2025');
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.filter((name) => name !== 'On this page')).toEqual(Object.keys(sections));
    for (const [name, said] of Object.entries(sections)) {
      const text = await heading(page, name).evaluate((start) => {
        let words = '';
        for (
          let part = start.nextElementSibling;
          part && part.localName !== 'h2';
          part = part.nextElementSibling
        )
          words += `${part.textContent} `;
        return words;
      });
      for (const pattern of [/\S/, ...said]) expect(text, name).toMatch(pattern);
    }
    const links = contents(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(Object.keys(sections));
    await links.last().click();
    await expect(heading(page, Object.keys(sections).at(-1) as string)).toBeInViewport({ ratio: 1 });
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
