import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '../../lib/check/checkContent';
import { collections } from '../../tools/collections';
import { expect, test } from './localTest';
import {
  expectSaved,
  openRepository,
  photograph,
  readRepositoryFile,
  textFilesIn,
  upload,
  urlOf,
} from './repository';

const titleOn = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saveOn = (page: Page) => page.getByRole('button', { name: 'Save' });

test('a file with Windows line endings is saved in our form, with only the title changed', async ({
  page,
}) => {
  const path = 'content/articles/everything-a-text-can-have.md';
  const text = readFileSync('tests/fixtures/variant/articles/everything-a-text-can-have.md', 'utf8').replace(
    '---\n',
    "---\n# The first comment.\nseries: 'Unknown to the form' # and another one\n",
  );
  // The content check would refuse the unknown field.
  await page.route('**/check.js', (route) => route.abort());
  await openRepository(page, { [path]: `\uFEFF${text.replaceAll('\n', '\r\n')}` }, urlOf(path));
  await expect(titleOn(page)).toHaveValue('Everything a text can have');
  await expect(saveOn(page)).toBeDisabled();

  for (const title of ['Another title', 'Everything a text can have']) {
    await titleOn(page).fill(title);
    await saveOn(page).click();
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
  await upload(page, { name: 'Team Day.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
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
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.insertText(newArticle.split('---\n\n')[1] as string);
}

test('a new article has the next free id, passes the check, stays open and can be saved again', async ({
  page,
}, testInfo) => {
  await openRepository(page, await textFilesIn('tests/fixtures/specification'));
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('7');
  await writeArticle(page);
  await saveOn(page).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await expectSaved(page);
  const path = 'content/articles/payday-super-what-changes.md';
  await expect.poll(() => readRepositoryFile(page, path)).toBe(newArticle);

  // What passes the check is built: tests/commands/checkAndContentlayer.test.ts.
  const content = testInfo.outputPath('content');
  await cp('tests/fixtures/specification', content, { recursive: true });
  await writeFile(join(content, path.replace('content/', '')), newArticle);
  const files = await checkContent(content, collections);
  expect(files.flatMap(({ messages }) => messages)).toEqual([]);

  await expect(page).toHaveURL(/#\/collections\/articles\/entries\/payday-super-what-changes$/);
  await expect(page.locator('.check-summary')).toHaveText(/^No errors or warnings\./);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Another excerpt.');
  await saveOn(page).click();
  await expectSaved(page);
  await expect
    .poll(() => readRepositoryFile(page, path))
    .toBe(newArticle.replace(/^excerpt: .*$/m, 'excerpt: Another excerpt.'));
});

test('a draft is saved as far as it is written, passes the check, and is no longer a draft only when it is complete', async ({
  page,
}, testInfo) => {
  await openRepository(page, await textFilesIn('tests/fixtures/specification'));
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Only begun');
  await page.getByRole('switch', { name: 'Draft' }).click();
  await saveOn(page).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Category: Fill this in');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('radio', { name: 'Technology' }).click();
  await saveOn(page).click();
  await expectSaved(page);
  const path = 'content/articles/only-begun.md';
  await expect.poll(() => readRepositoryFile(page, path)).toContain('excerpt: TODO');

  const content = testInfo.outputPath('content');
  await cp('tests/fixtures/specification', content, { recursive: true });
  await writeFile(join(content, path.replace('content/', '')), await readRepositoryFile(page, path));
  const messages = (await checkContent(content, collections)).flatMap((file) => file.messages);
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  expect(messages.map(({ ruleId }) => ruleId)).toContain('no-placeholders');

  await page.getByRole('switch', { name: 'Draft' }).click();
  await saveOn(page).click();
  await expect(page.locator('.check-summary')).toContainText('Excerpt: Fill this in.');
  expect(await readRepositoryFile(page, path)).toContain('draft: true');
});

test('an article whose front matter is invalid is listed, and neither a new one with an uploaded picture nor its form replaces it', async ({
  page,
}) => {
  const broken = 'content/articles/payday-super-what-changes.md';
  const text = '---\ntitle: "Payday super\nexcerpt: A sentence.\n---\n\nWords of weeks.\n';
  await openRepository(page, { ...(await textFilesIn('tests/fixtures/specification')), [broken]: text });
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('7');
  await expect(
    page.getByText('payday super what changes (cannot be read: see the content check)'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Id' })).toHaveValue('7');
  await writeArticle(page, uploadPicture);
  await saveOn(page).click();
  await expectSaved(page);
  await expect
    .poll(() => readRepositoryFile(page, broken.replace('.md', '-1.md')))
    .toBe(newArticle.replace(/^image: .*$/m, 'image: team-day.jpg'));
  expect((await readRepositoryFile(page, 'content/pictures/team-day.jpg')).length).toBeGreaterThan(100);

  await page.goto(urlOf(broken));
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await writeArticle(page);
  await saveOn(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('this quotation mark is not closed');
  expect(await readRepositoryFile(page, broken)).toBe(text);
});

test('a browser that cannot open folders is told which one to use', async ({ page }) => {
  await page.addInitScript(() => {
    delete (window as { showDirectoryPicker?: unknown }).showDirectoryPicker;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open this page in Chrome or Edge');
  await expect(page.getByText(new URL(page.url()).origin)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the list and the form have no control that is never enabled or adds an entry beside the check, and the text says how to write', async ({
  page,
}) => {
  await openRepository(page, await textFilesIn('tests/fixtures/specification'));
  const list = page.getByRole('grid', { name: 'Entries' });
  await expect(list.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await list.getByRole('row').first().click();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Revert All Changes']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await expect(page.getByText('Escape leads to them and back')).toBeVisible();
  // In a dialog, its form would be neither checked nor shown in the preview.
  await expect(
    page.getByText('What is not here yet is added in the list “Businesses, divisions”.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Add .*Business/ })).toHaveCount(0);
});
