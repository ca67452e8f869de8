import type { Page } from '@playwright/test';
import { excerptOn, expectSaved, offerOn, save } from './form';
import { expect, test } from './localTest';
import { article, openSpecification, readRepositoryFile, storedDrafts, urlOf } from './repository';

const words = 'Words that were never saved.';

async function type(page: Page): Promise<void> {
  await excerptOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

const keptTextOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'this browser keeps what you wrote' });

async function restore(page: Page, kept: string): Promise<void> {
  const dialog = offerOn(page);
  await expect(dialog).toContainText(`: ${kept}. Restore continues with it, Discard deletes it`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(excerptOn(page)).toHaveValue(words);
}

test('text of a new article that is not saved is offered again after going back', async ({ page }) => {
  await openSpecification(page, '/#/collections/articles/new');
  await type(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(keptTextOn(page)).toContainText('Not saved');
  await expect.poll(() => storedDrafts(page)).toContain(words);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(keptTextOn(page)).toHaveCount(0);
  await expect(offerOn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offerOn(page)).toBeHidden();
  // It is not offered in another form, where Discard would delete it.
  const list = page.getByRole('grid', { name: 'Entries' });
  await list.getByRole('row').first().click();
  await expect(excerptOn(page)).not.toHaveValue('');
  await expect(offerOn(page)).toBeHidden();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await restore(page, 'Article without a title');
});

test('leaving a form asks while its text is not saved, which is offered again, and not once it is saved', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await openSpecification(page, urlOf(article));
  await type(page);
  await expect.poll(() => storedDrafts(page)).toContain(words);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);

  await restore(page, 'Article “What to ask before you change payroll provider”');
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain(`\nexcerpt: ${words}\n`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
  await expect(keptTextOn(page)).toHaveCount(0);
  await page.goto(urlOf(article));
  await expect(excerptOn(page)).toHaveValue(words);
  await page.reload();
  await expect(excerptOn(page)).toHaveValue(words);
  expect(questions).toEqual(['beforeunload']);
});
