import type { Page } from '@playwright/test';
import { excerptOn, expectSaved, save, textOn, titleOn } from './form';
import { expect, test } from './localTest';
import { article, openSpecification, readRepositoryFile, urlOf } from './repository';

async function open(page: Page): Promise<void> {
  await openSpecification(page, urlOf(article));
  // It has checked what the form has.
  await expect(summaryOn(page)).toHaveAttribute('aria-busy', 'false');
}

const fieldOn = (page: Page, name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`);
const summaryOn = (page: Page) => fieldOn(page, 'contentCheck').locator('details');
const statusOn = (page: Page) => summaryOn(page).getByRole('status');

test('a message in the list leads to its field or its line of the text, and goes with its cause', async ({
  page,
}) => {
  await open(page);
  await excerptOn(page).fill('A new one for for you.');
  await statusOn(page).click();
  await summaryOn(page).getByRole('button', { name: 'Excerpt' }).click();
  await expect(excerptOn(page)).toBeFocused();
  await expect(excerptOn(page)).toHaveAccessibleDescription(/'for for' has a word twice/);
  await excerptOn(page).fill('A new one for you.');
  await titleOn(page).focus();
  await expect(statusOn(page)).toHaveText('No errors or warnings.');
  await expect(summaryOn(page)).not.toHaveAttribute('open');

  await textOn(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(' Ask the the firm.');
  await titleOn(page).focus();
  await expect(statusOn(page)).toHaveText('1 warning. You can save.');
  await statusOn(page).click();
  await summaryOn(page).getByRole('button', { name: 'Text' }).click();
  await expect(textOn(page)).toBeFocused();
});

test('an error, also a day that does not exist, refuses to save; a corrected form and a draft with a placeholder are saved', async ({
  page,
}) => {
  await open(page);
  const dialog = page.getByRole('alertdialog');
  const close = async () => {
    await dialog.getByRole('button', { name: 'OK' }).click();
    // The package moves the focus before it removes its dialog, some time after that has closed.
    await expect(page.locator('[role="alertdialog"]')).toHaveCount(0);
  };
  await titleOn(page).fill('Construction Innovation: Building for Tomorrow');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(dialog).toContainText('is also the title of the article');
  await close();
  await titleOn(page).fill('What to ask first');

  const updated = fieldOn(page, 'updated').locator('input');
  await updated.focus();
  // 31 February, whether the browser asks for the day or for the month first: a month has one digit if it starts with 3.
  await page.keyboard.type('02312026');
  await save(page);
  await expect(dialog).toContainText('there is no such day');
  await close();
  expect(await readRepositoryFile(page, article)).not.toContain('What to ask first');
  await updated.fill('');
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ntitle: What to ask first\n');
  await expectSaved(page);

  await excerptOn(page).fill('TODO write this.');
  await save(page);
  await expect(dialog).toContainText("'TODO' is a placeholder");
  await close();
  await fieldOn(page, 'draft').getByRole('switch').click();
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ndraft: true\n');
});
