import { readFileSync } from 'node:fs';
import { sites } from '../sites/sites';
import { barOn, clickOn, expect, openForm, test } from './previewTest';
import { urlOf } from './repository';

test('a click in the preview leads to the field or to the other form, opens the menu, and in a narrow window leads to the word in the form', async ({
  page,
}) => {
  const preview = await openForm(page, 'content/pages/every-section.md');
  const focused = page.locator(':focus');
  const question = preview.locator('summary').first();
  const words = await question.innerText();
  await clickOn(page, question, 20);
  await expect(focused).toHaveValue(words);

  await clickOn(page, preview.getByText('John Citizen').first());
  await expect(barOn(page).getByRole('status')).toHaveText(
    'These words are in another form: “John Citizen” in the list “People”.',
  );

  const role = preview.getByText('Jane Doe, Director');
  const width = await role.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  await clickOn(page, role, width - 5);
  await expect(focused).toHaveValue('Director');
  expect(await focused.evaluate((input: HTMLInputElement) => input.selectionStart)).toBeGreaterThan(5);

  // The package scrolls the form with the wheel, too.
  const own = preview.getByRole('contentinfo').getByRole('link', { name: 'Every section' });
  await barOn(page).locator('.cover').hover();
  await page.mouse.wheel(0, 100_000);
  await expect(own).toBeInViewport();
  await expect(focused).toBeInViewport();
  await clickOn(page, own);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();

  await barOn(page).getByRole('button', { name: 'Phone' }).click();
  const link = preview.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(link).toBeHidden();
  await clickOn(page, preview.getByRole('button', { name: 'Open menu' }), 20);
  await expect(link).toBeVisible();

  await barOn(page).getByRole('button', { name: 'Desktop' }).click();
  await page.goto(urlOf('content/articles/everything-a-text-can-have.md'));
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Everything a text can have');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  // The preview is as wide as before, and smaller.
  await clickOn(page, preview.locator('[data-lede] > p').last(), 20);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('quickly ');
  await expect(text.getByText(/^The.*quickly /)).toContainText('rise again.');

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await clickOn(page, preview.locator('[data-lede] > p sup').last(), 1);
  await expect(text).toBeFocused();
  await page.keyboard.type(' Soon.');
  await expect(text.getByText(/^The.*quickly /)).toContainText('rise again. Soon.[');
});

test('a click leads to the field of a drawing, of the right one of two buttons with the same words and of words with a fact about the group, or says in which form it is or that it is in none; below the fields of a form, the preview stays where it is', async ({
  page,
}) => {
  const [home, contact] = ['content/pages/home.md', 'content/pages/contact.md'] as const;
  const sourceOf = (path: string) => readFileSync(path.replace('content', sites.variant.content), 'utf8');
  const section = '  - type: quotation\n    quote: Below the form.\n    name: A Client\n';
  const preview = await openForm(page, home, {
    changed: {
      [home]: sourceOf(home).replace('label: See our businesses', 'label: Contact us'),
      [contact]: sourceOf(contact).replace('  - type: link-panels', `${section}$&`),
    },
  });
  const status = barOn(page).getByRole('status');
  const focused = page.locator(':focus');
  await clickOn(page, preview.locator('img[alt^="The group drawn"]'), 200);
  await expect(focused).toHaveAccessibleName('Plan');
  const buttons = preview.getByRole('main').getByRole('link', { name: 'Contact us' });
  const inField = (path: string) => page.locator(`[data-key-path="${path}"] :focus`);
  // Its title has the same words.
  await clickOn(page, preview.getByRole('heading', { level: 1 }), 20);
  await expect(inField('sections.0.heading')).toBeVisible();
  await buttons.last().scrollIntoViewIfNeeded();
  // The preview would follow the caret within 150 milliseconds.
  await page.waitForTimeout(400);
  await expect(buttons.last()).toBeInViewport();
  await clickOn(page, buttons.last(), 20);
  await expect(inField('sections.3.button.label')).toBeVisible();
  await clickOn(page, buttons.first(), 20);
  await expect(inField('sections.0.button.label')).toBeVisible();
  await clickOn(page, preview.locator('main img[src*="business-"]').first(), 20);
  await expect(status).toHaveText('No form has this: it is part of the site.');
  await clickOn(page, preview.getByRole('contentinfo').getByRole('link', { name: /^\(?\+?[\d ()]+$/ }));
  await expect(status).toHaveText(
    'These words are in another form: “Facts and hours” in the list “Whole site”.',
  );
  await clickOn(page, preview.getByText(/respond within/).first(), 10);
  await expect(page.locator('.cm-content:focus, textarea:focus')).toContainText('{responseTime}');

  await page.goto(urlOf(contact));
  const quotation = preview.getByText('Below the form.');
  await quotation.waitFor();
  // As extensions of browsers do.
  await preview.locator('main').evaluate((main) => {
    for (const field of main.querySelectorAll('input, textarea')) field.setAttribute('style', '');
  });
  await clickOn(page, quotation, 40);
  await expect(page.locator('.cm-content:focus')).toBeInViewport();
  await page.keyboard.type('x');
  await expect(quotation).toHaveCount(0);
  await expect(preview.getByText(/^“?B.*x.*form/)).toBeInViewport();
});
