import type { Page } from '@playwright/test';
import { company } from './helpers';
import { expect, test } from './test';

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

/** What the specification requires of sections, in small letters. */
const said: Record<string, Record<string, RegExp[]>> = {
  '/privacy-policy': {
    'Who We Share Personal Data With': [
      ...[/employees/, /law/, /legal proceedings/, /legal rights/, /bu(y|yers)/],
    ],
    'How Long We Store Personal Data': [/purpose/],
    Children: [/under 16|under the age of 16/, /delete/],
    'How to Access/Modify/Delete/Challenge Data': [/privacy officer/, /complain/],
    'Cookie Policy': [/functional/, /analytical/, /targeting/, /\b(no|none|not)\b/],
  },
  '/terms-of-service': {
    'Applicable Law': [/victoria/],
    Changes: [/e-mail or by a notice on this website|e-mail .*site notice/],
  },
};

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** Returns the text from a section's heading to the next one. */
function sectionText(page: Page, name: string): Promise<string> {
  return heading(page, name).evaluate((start) => {
    let text = '';
    for (let part = start.nextElementSibling; part && part.localName !== 'h2'; part = part.nextElementSibling)
      text += `${part.textContent}\n`;
    return text.toLowerCase().replace(/\s+/g, ' ');
  });
}

for (const [path, sections] of Object.entries(documents)) {
  test(`${path} has its effective date, its sections in order with their texts, and a table of contents`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText('Effective', { exact: true })).toBeVisible();
    await expect(page.getByRole('time')).toHaveText('16 September 2025');
    await expect(page.getByRole('time')).toHaveAttribute('datetime', '2025-09-16');
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.filter((name) => name !== 'On this page')).toEqual(sections);
    for (const name of sections) {
      const text = await sectionText(page, name);
      expect(text.length, name).toBeGreaterThan(80);
      for (const pattern of said[path]?.[name] ?? []) expect(text, name).toMatch(pattern);
    }
    // tests/geometry/page/words.ts measures the length of its lines.
    const paragraph = page.getByRole('main').locator('h2 + p').first();
    await expect(paragraph).toHaveCSS('font-size', '17px');
    await expect(paragraph).toHaveCSS('line-height', '27.2px');
    const links = contents(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(sections);
    for (const [index, name] of sections.entries())
      await expect(links.nth(index)).toHaveAttribute(
        'href',
        `#${await heading(page, name).getAttribute('id')}`,
      );
    for (const name of [sections[0], sections.at(-1)] as string[]) {
      await page.evaluate(() => scrollTo(0, 0));
      await links.filter({ hasText: name }).click();
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the table of contents is a closed disclosure on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/privacy-policy');
  const link = contents(page).getByRole('link', { name: 'Consent', exact: true });
  await expect(link).toHaveCount(0);
  await contents(page).getByText('On this page').filter({ visible: true }).click();
  await link.click();
  await expect(heading(page, 'Consent')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(contents(page).getByRole('link').filter({ visible: true })).toHaveText(
    documents['/privacy-policy'],
  );
  await expect(contents(page).getByRole('group')).toHaveCount(0);
});

test('the privacy policy names the type of site and has a link to its contact', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('definition').getByText('Business Website', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: company.email }).first()).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
});
