import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '../../lib/check/checkContent';
import { collections } from '../../tools/collections';
import { blockedByPolicy } from './blockedByPolicy';
import { excerptOn, expectSaved, save, saveButtonOn, textOn, titleOn } from './form';
import { expect, test } from './localTest';
import {
  openRepository,
  openSpecification,
  photograph,
  readRepositoryFile,
  specification,
  upload,
  urlOf,
  writeRepositoryFiles,
} from './repository';
import { file, open, path as shortPath } from './textField';

test('without the check the form says so, and a file with Windows line endings is saved in our form, with only the title changed', async ({
  page,
}) => {
  const path = 'content/articles/everything-a-text-can-have.md';
  const text = readFileSync('tests/fixtures/full/articles/everything-a-text-can-have.md', 'utf8').replace(
    '---\n',
    "---\n# The first comment.\nseries: 'Unknown to the form' # and another one\n",
  );
  // The content check would refuse the unknown field.
  await page.route('**/check.js', (route) => route.abort());
  await openRepository(page, { [path]: `\uFEFF${text.replaceAll('\n', '\r\n')}` }, urlOf(path));
  await expect(titleOn(page)).toHaveValue('Everything a text can have');
  await expect(page.getByText('The content check could not start in this browser.')).toBeVisible();
  await expect(saveButtonOn(page)).toBeDisabled();

  for (const title of ['Another title', 'Everything a text can have']) {
    await titleOn(page).fill(title);
    await save(page);
    const saved = text.replace(/^title: .*$/m, `title: ${title}`);
    await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
    await expectSaved(page);
    await expect(titleOn(page)).toHaveValue(title);
  }
});

const newArticle = `---
id: 7
title: "Payday super: what changes"
excerpt: What changes when super is due with every pay.
category: Industry Insights
date: 2025-09-01
readTime: 1 min read
image: https://images.unsplash.com/photo-1521791136064-7986c2920216
imageAlt: Two people shaking hands after a meeting
---

The first paragraph, which is set larger than the rest.

## A heading

- One item
- Another item
`;

async function enterPictureUrl(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByRole('option', { name: 'Enter URL' }).click();
  await dialog.getByRole('textbox').fill('https://images.unsplash.com/photo-1521791136064-7986c2920216');
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

async function uploadPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Browse' }).click();
  await upload(page, 'Team Day.jpg', await photograph());
}

/** Fills in the form of a new article. */
async function writeArticle(page: Page, choosePicture = enterPictureUrl): Promise<void> {
  const textBoxes = {
    Title: 'Payday super: what changes',
    Excerpt: 'What changes when super is due with every pay.',
    'Read time': '1 min read',
    'Image alternative text': 'Two people shaking hands after a meeting',
    Date: '2025-09-01',
  };
  for (const [name, value] of Object.entries(textBoxes))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('radio', { name: 'Industry Insights' }).click();
  await choosePicture(page);
  // The dialog closes first.
  await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await textOn(page).click();
  await page.keyboard.insertText(newArticle.split('---\n\n')[1] as string);
}

test('a new article has the next free id and stays open, a draft is saved as far as it is written, both pass the check, and a draft is no longer one only when it is complete', async ({
  page,
}, testInfo) => {
  await openSpecification(page);
  await page.getByRole('button', { name: 'Create New Entry' }).press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('7');
  await writeArticle(page);
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await expectSaved(page);
  const path = 'content/articles/payday-super-what-changes.md';
  await expect.poll(() => readRepositoryFile(page, path)).toBe(newArticle);
  await expect(page).toHaveURL(/#\/collections\/articles\/entries\/payday-super-what-changes$/);
  await expect(page.locator('.check-summary')).toHaveText(/^No errors or warnings\./);
  await excerptOn(page).fill('Another excerpt.');
  await save(page);
  await expectSaved(page);
  const changed = newArticle.replace(/^excerpt: .*$/m, 'excerpt: Another excerpt.');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(changed);

  await page.goto('/#/collections/articles/new');
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('8');
  await titleOn(page).fill('Only begun');
  const isDraft = page.getByRole('switch', { name: 'Draft' });
  await isDraft.click();
  await save(page);
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Category: Fill this in');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('radio', { name: 'Technology' }).click();
  await save(page);
  await expectSaved(page);
  const draft = 'content/articles/only-begun.md';
  await expect.poll(() => readRepositoryFile(page, draft)).toContain('excerpt: TODO');

  // What passes the check is built: tests/unit/checkAndContentlayer.test.ts.
  const content = testInfo.outputPath('content');
  await cp(specification, content, { recursive: true });
  for (const file of [path, draft])
    await writeFile(join(content, file.replace('content/', '')), await readRepositoryFile(page, file));
  const files = await checkContent(content, collections);
  const messages = files.flatMap((file) => file.messages);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  expect(messages.map(({ ruleId }) => ruleId)).toContain('no-placeholders');
  const withMessages = files.filter((file) => file.messages.length > 0);
  expect(withMessages.map((file) => file.path)).toEqual([join(content, 'articles/only-begun.md')]);

  await isDraft.click();
  await save(page);
  await expect(page.locator('.check-summary')).toContainText('Excerpt: Fill this in.');
  expect(await readRepositoryFile(page, draft)).toContain('draft: true');
});

test('an article whose front matter is invalid is listed, and a new one with an uploaded picture does not replace it', async ({
  page,
}) => {
  const broken = 'content/articles/payday-super-what-changes.md';
  const text = '---\ntitle: "Payday super\nexcerpt: A sentence.\n---\n\nWords of weeks.\n';
  await openSpecification(page, '/', { [broken]: text });
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('7');
  await expect(
    page.getByText('payday super what changes (cannot be read: see the content check)'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('7');
  await writeArticle(page, uploadPicture);
  await save(page);
  await expectSaved(page);
  await expect
    .poll(() => readRepositoryFile(page, broken.replace('.md', '-1.md')))
    .toBe(newArticle.replace(/^image: .*$/m, 'image: team-day.jpg'));
  expect((await readRepositoryFile(page, 'content/pictures/team-day.jpg')).length).toBeGreaterThan(100);

  expect(await readRepositoryFile(page, broken)).toBe(text);
});

test('a browser that cannot open folders is told which one to use', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showDirectoryPicker?: unknown }).showDirectoryPicker;
  });
  await page.goto('/');
  await expect(page.getByText('use Chrome or Edge')).toBeVisible();
  await expect(page.getByRole('button')).toBeDisabled();
});

test.describe('a file that changes on the disk', () => {
  // The package logs the refusal.
  const refusal = /Nothing is saved, because a file has changed/;
  test.use({ expectedErrors: [[...blockedByPolicy, refusal], { scope: 'test' }] });

  test('is not replaced by its form, and is saved as often as only the form changes it', async ({ page }) => {
    const text = 'The text.\n\n![A hill](../pictures/team-day.jpg)';
    await open(page, text);
    const saved = (title: string) => file(text).replace(/^title: .*$/m, `title: ${title}`);
    for (const title of ['One', 'Two']) {
      await titleOn(page).fill(title);
      await save(page);
      await expectSaved(page);
      expect(await readRepositoryFile(page, shortPath)).toBe(saved(title));
    }
    const theirs = file(`Their text.\n\n${text}`);
    await writeRepositoryFiles(page, { [shortPath]: theirs });
    await titleOn(page).fill('Three');
    await save(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(refusal);
    await expect(dialog).not.toContainText('try again later');
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await readRepositoryFile(page, shortPath)).toBe(theirs);

    await writeRepositoryFiles(page, { [shortPath]: saved('Two').replaceAll('\n', '\r\n') });
    await save(page);
    await expectSaved(page);
    expect(await readRepositoryFile(page, shortPath)).toBe(saved('Three'));
  });
});
