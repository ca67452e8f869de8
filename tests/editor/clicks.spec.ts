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
