import type { Page } from '@playwright/test';
import { excerptOn, expectSaved, offerOn, save, writeUnsaved } from './form';
import { expect, test } from './localTest';
import { article, openSpecification, readRepositoryFile, urlOf } from './repository';

const words = 'Words that were never saved.';

async function restore(page: Page): Promise<void> {
  await offerOn(page).getByRole('button', { name: 'Restore' }).click();
  await expect(excerptOn(page)).toHaveValue(words);
}

test('text of a new article that is not saved is offered again after going back, and in no other form', async ({
  page,
}) => {
  await openSpecification(page, '/#/collections/articles/new');
  await writeUnsaved(page, words);
  const leave = page.getByRole('button', { name: 'Cancel Editing' });
  const create = page.getByRole('button', { name: 'Create New Entry' });
  await leave.click();
  await create.click();
  await expect(offerOn(page)).toBeVisible();
  // Either would delete it: Escape here, and Discard over another entry.
  await page.keyboard.press('Escape');
  await expect(offerOn(page)).toBeVisible();
  await page.goto(urlOf(article));
  await expect(excerptOn(page)).not.toHaveValue('');
  await expect(offerOn(page)).toBeHidden();
  await leave.click();
  await create.click();
  await restore(page);
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
  await writeUnsaved(page, words);
  await page.reload();
  expect(questions).toEqual(['beforeunload']);

  await restore(page);
  await save(page);
  await expect.poll(() => readRepositoryFile(page, article)).toContain(`\nexcerpt: ${words}\n`);
  await expectSaved(page);
  await page.reload();
  await expect(excerptOn(page)).toHaveValue(words);
  await expect(offerOn(page)).toBeHidden();
  expect(questions).toEqual(['beforeunload']);
});
