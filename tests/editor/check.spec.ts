import type { Page } from '@playwright/test';
import { blockedByPolicy } from './blockedByPolicy';
import { excerptOn, expectSaved, save, textOn, titleOn } from './form';
import { expect, test } from './localTest';
import { article, type Files, openSpecification, readRepositoryFile, urlOf } from './repository';

async function open(page: Page, files: Files = {}, url = urlOf(article)): Promise<void> {
  await openSpecification(page, url, files);
  await checked(page);
}

const fieldOn = (page: Page, name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`);
const summaryOn = (page: Page) => fieldOn(page, 'contentCheck').locator('details');
const statusOn = (page: Page) => summaryOn(page).getByRole('status');

/** Waits for the check of what the form now has. */
async function checked(page: Page): Promise<void> {
  await expect(summaryOn(page)).toHaveAttribute('aria-busy', 'false');
}

test('a warning is in the list and at its field, which the list leads to, and goes with its cause', async ({
  page,
}) => {
  await open(page);
  const message = fieldOn(page, 'excerpt').getByRole('listitem');
  await excerptOn(page).fill('A new provder.');
  await expect(statusOn(page)).toHaveText('1 warning. You can save.');
  await statusOn(page).click();
  await summaryOn(page).getByRole('button', { name: 'Excerpt' }).click();
  await expect(excerptOn(page)).toBeFocused();
  await textOn(page).focus();
  await expect(message).toHaveText(/^Warning: 'provder' is not in the dictionary: correct it/);
  await expect(excerptOn(page)).toHaveAccessibleDescription(/'provder' is not in the dictionary/);
  await excerptOn(page).fill('A new provider.');
  await expect(message).toBeHidden();
  await expect(statusOn(page)).toHaveText('No errors or warnings.');
});

test('an error, also a day that does not exist, refuses to save and says where it is; a corrected form and a draft with a placeholder are saved', async ({
  page,
}) => {
  await open(page);
  const title = titleOn(page);
  await title.fill('Construction Innovation: Building for Tomorrow');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Nothing is saved, because the site cannot be built with 1 error.');
  await expect(dialog).toContainText('is also the title of the article');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(title).toHaveValue('Construction Innovation: Building for Tomorrow');
  await title.fill('What to ask first');

  const control = fieldOn(page, 'updated').locator('input');
  // The package moves the focus before it removes its dialog, some time after that has closed.
  await expect(page.locator('[role="alertdialog"]')).toHaveCount(0);
  await control.focus();
  // 31 February, whether the browser asks for the day or for the month first: a month has one digit if it starts with 3.
  await page.keyboard.type('02312026');
  await save(page);
  await expect(dialog).toContainText('Updated: there is no such day');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(await readRepositoryFile(page, article)).not.toContain('What to ask first');
  await control.fill('');
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ntitle: What to ask first\n');
  await expectSaved(page);

  await excerptOn(page).fill('TODO write this.');
  await save(page);
  await expect(dialog).toContainText("Excerpt: 'TODO' is a placeholder");
  await dialog.getByRole('button', { name: 'OK' }).click();
  await fieldOn(page, 'draft').getByRole('switch').click();
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain('\ndraft: true\n');
});

test('a new form shows no messages at fields that are not filled in yet, nor about the time to read a text that grows, until it is refused', async ({
  page,
}) => {
  await open(page, {}, '/#/collections/articles/new');
  await expect(statusOn(page)).toHaveText('Fill in the fields with a star.');
  await expect(fieldOn(page, 'title').getByRole('listitem')).toHaveCount(0);
  const readTime = page.getByRole('textbox', { name: 'Read time' });
  await readTime.fill('6 min read');
  await textOn(page).click();
  await page.keyboard.insertText('The first words.');
  await readTime.click();
  await checked(page);
  await expect(statusOn(page)).toHaveText('Fill in the fields with a star.');
  await expect(fieldOn(page, 'readTime').getByRole('listitem')).toHaveCount(0);

  // A form that is refused shows what is missing at once, although the cursor is in the field.
  const title = titleOn(page);
  await title.fill('A title');
  await title.fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(fieldOn(page, 'title').getByRole('listitem')).toHaveText(/^Error: Fill this in\./);
  await expect(title).toBeFocused();
  await expect(summaryOn(page).getByRole('button', { name: 'Title' })).toBeVisible();
  await expect(summaryOn(page)).toContainText('does not fit 3 words: write 1 min read');
});

test.describe('code that cannot be loaded', () => {
  test.use({ expectedErrors: [[...blockedByPolicy, /Failed to fetch dynamically/], { scope: 'test' }] });

  test('is named: without the dictionary, the other rules still run, and a text says what to do without its field', async ({
    page,
  }) => {
    for (const code of ['speller', 'editor.client'])
      await page.route(`**/${code}-*.js`, (route) => route.abort());
    await open(page);
    await expect(fieldOn(page, 'body').getByRole('alert')).toContainText('This field could not be loaded.');
    await excerptOn(page).fill('TODO write this provder.');
    await statusOn(page).click();
    await expect(summaryOn(page)).toContainText(
      'The spelling is not checked, because the dictionary could not be loaded.',
    );
    await expect(statusOn(page)).toContainText('1 error');
  });
});
