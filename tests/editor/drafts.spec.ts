import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localEditor } from '../sites/sites';
import { excerptOn, expectSaved, offerOn, save, saveButtonOn } from './form';
import { expect, test } from './localTest';
import {
  article,
  openSpecification,
  readRepositoryFile,
  specification,
  storedDrafts,
  urlOf,
} from './repository';

const words = 'Words that were never saved.';

async function type(page: Page): Promise<void> {
  await excerptOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

const today = new Date().toLocaleDateString('en-AU', { dateStyle: 'long' });

const keptTextOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'this browser keeps what you wrote' });

async function restore(page: Page, kept: string): Promise<void> {
  const dialog = offerOn(page);
  await expect(dialog).toContainText(`did not save on ${today}`);
  await expect(dialog).toContainText(`: ${kept}. Restore continues with it, Discard deletes it`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(excerptOn(page)).toHaveValue(words);
}

test('text of a new article that is not saved is offered again after going back, and a notice says in which form, also for a file whose name starts with new', async ({
  page,
}) => {
  const saved = 'content/articles/new-office-in-ringwood.md';
  const source = readFileSync(article.replace('content', specification), 'utf8');
  await openSpecification(page, '/#/collections/articles/new', { [saved]: source });
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
  // In a field, Escape does not leave the form.
  await excerptOn(page).press('Escape');
  await expect(excerptOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await restore(page, 'Article without a title');
  // Nor elsewhere while something is not saved.
  await page.getByRole('button', { name: 'Show Editor Options' }).focus();
  await page.keyboard.press('Escape');
  await expect(excerptOn(page)).toHaveValue(words);
  // What was only restored is not saved either.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(keptTextOn(page)).toContainText('Not saved');

  await page.goto(urlOf(saved));
  await type(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(keptTextOn(page)).toContainText('open the same form again');
});

test('leaving a form asks while its text is not saved, which is offered again, also by an editor whose forms have changed, and not once it is saved or taken back', async ({
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
  await page.route('**/chunk-*.js', (route) => {
    const code = readFileSync(`${localEditor}${new URL(route.request().url()).pathname}`, 'utf8');
    const body = code.replaceAll('At most about 160 characters.', 'Another hint.');
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await expect(page.getByText('Another hint.').first()).toBeVisible();

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

  await excerptOn(page).click();
  await page.keyboard.type('x');
  await expect(saveButtonOn(page)).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(saveButtonOn(page)).toBeDisabled();
  await page.goto('/#/collections/articles');
  await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible();
  await expect(keptTextOn(page)).toBeHidden();
});
