import type { Page } from '@playwright/test';
import { expect, test } from './test';

const documents = [
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
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
  },
  {
    path: '/terms-of-service',
    title: 'Terms and Conditions',
    sections: [
      'Intellectual Property',
      'Limitation of Liability',
      'Indemnity',
      'Applicable Law',
      'Severability',
      'Changes',
      'Contact Details',
    ],
  },
];

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

for (const { path, title, sections } of documents) {
  test(`${path} has its title and its effective date`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Effective', { exact: true })).toBeVisible();
    await expect(page.getByRole('time')).toHaveText('16 September 2025');
    await expect(page.getByRole('time')).toHaveAttribute('datetime', '2025-09-16');
  });

  test(`${path} has exactly its sections, in order, each with a text`, async ({ page }) => {
    await page.goto(path);
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.filter((name) => name !== 'On this page')).toEqual(sections);
    for (const name of sections) expect((await sectionText(page, name)).length, name).toBeGreaterThan(80);
  });

  test(`the table of contents of ${path} links to every section`, async ({ page }) => {
    await page.goto(path);
    const links = contents(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(sections);
    for (const [index, name] of sections.entries()) {
      await page.evaluate(() => scrollTo(0, 0));
      await links.nth(index).click();
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
      const { hash } = new URL(page.url());
      expect(await heading(page, name).getAttribute('id')).toBe(hash.slice(1));
    }
  });

  test(`a URL with a fragment opens ${path} at that section`, async ({ page }) => {
    await page.goto(path);
    const last = sections.at(-3) as string;
    const id = await heading(page, last).getAttribute('id');
    await page.goto('/about');
    await page.goto(`${path}#${id}`);
    await expect(heading(page, last)).toBeInViewport({ ratio: 1 });
  });

  test(`the table of contents of ${path} is a closed disclosure on narrow screens`, async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto(path);
    const link = contents(page).getByRole('link', { name: sections[1] as string, exact: true });
    await expect(link).toHaveCount(0);
    await contents(page).getByText('On this page').filter({ visible: true }).click();
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(heading(page, sections[1] as string)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(contents(page).getByRole('link').filter({ visible: true })).toHaveText(sections);
    await expect(contents(page).getByRole('group')).toHaveCount(0);
  });

  test(`${path} has a readable line length`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(path);
    const first = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: /.{200,}/ })
      .first();
    const characters = await first.evaluate((paragraph) => {
      const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return (paragraph.textContent as string).length / Math.ceil(paragraph.clientHeight / height);
    });
    expect(characters).toBeLessThan(90);
  });
}

test('the privacy policy names the type of site', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('definition').filter({ hasText: 'Business Website' })).toHaveText(
    'Business Website',
  );
});

test('the sections of the privacy policy have the content that the specification requires', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const said: [string, RegExp[]][] = [
    [
      'Who We Share Personal Data With',
      [/employees/, /law/, /legal proceedings/, /legal rights/, /bu(y|yers)/],
    ],
    ['How Long We Store Personal Data', [/purpose/]],
    ['Children', [/under 16|under the age of 16/, /delete/]],
    ['How to Access/Modify/Delete/Challenge Data', [/privacy officer/, /complain/]],
    ['Cookie Policy', [/functional/, /analytical/, /targeting/, /\b(no|none|not)\b/]],
  ];
  for (const [name, patterns] of said) {
    const text = await sectionText(page, name);
    for (const pattern of patterns) expect(text, name).toMatch(pattern);
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@example.com' }).first(),
  ).toHaveAttribute('href', 'mailto:hello@example.com');
});

test('the sections of the terms have the content that the specification requires', async ({ page }) => {
  await page.goto('/terms-of-service');
  expect(await sectionText(page, 'Applicable Law')).toContain('victoria');
  expect(await sectionText(page, 'Changes')).toMatch(
    /e-mail or by a notice on this website|e-mail .*site notice/,
  );
});

test('the text has the size of body text, smaller than that of an article', async ({ page }) => {
  for (const { path } of documents) {
    await page.goto(path);
    const paragraph = page.getByRole('main').locator('h2 + p').first();
    await expect(paragraph).toHaveCSS('font-size', '17px');
    await expect(paragraph).toHaveCSS('line-height', '27.2px');
  }
});
