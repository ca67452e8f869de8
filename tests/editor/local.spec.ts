import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '../../lib/check/checkContent';
import { collections } from '../../tools/collections';
import { expectSaved, save, textOn, titleOn } from './form';
import { expect, test } from './localTest';
import {
  openRepository,
  openSpecification,
  photograph,
  readRepositoryFile,
  specification,
  upload,
  urlOf,
} from './repository';
import { file } from './textField';

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
  await expect(page.getByText('The content check failed.')).toBeVisible();
  await titleOn(page).fill('Another title');
  await save(page);
  const saved = text.replace(/^title: .*$/m, 'title: Another title');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(saved);
});

const newText =
  'The first paragraph, which is set larger than the rest.\n\n## A heading\n\n- One item\n- Another item';
const newArticle = file(newText, 7).replace(/^image: .*$/m, 'image: img-2044-2.jpg');

/** Fills in the form of a new article. */
async function writeArticle(page: Page, picture: Buffer): Promise<void> {
  const textBoxes = {
    Title: 'Another text',
    Excerpt: 'A sentence.',
    'Image alternative text': 'Two people shaking hands after a meeting',
    Date: '2025-01-01',
  };
  for (const [name, value] of Object.entries(textBoxes))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('radio', { name: 'Technology' }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  await upload(page, 'IMG_2044~2.JPG', picture);
  // Until then, the field is empty, which is an error.
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible();
  await textOn(page).click();
  await page.keyboard.insertText(newText);
}

test('a new article with an uploaded picture gets the next free id and its read time, and replaces no file that cannot be read; a draft is saved as far as it is written; both pass the check', async ({
  page,
}, testInfo) => {
  const unreadable = 'content/articles/another-text.md';
  const text = '---\ntitle: "Payday super\nexcerpt: A sentence.\n---\n\nWords of weeks.\n';
  await openSpecification(page, '/', { [unreadable]: text });
  await expect(page.getByText('This file cannot be read').first()).toBeVisible();
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  const picture = await photograph();
  await writeArticle(page, picture);
  await save(page);
  const path = unreadable.replace('.md', '-1.md');
  await expect.poll(() => readRepositoryFile(page, path)).toBe(newArticle);
  await expectSaved(page);
  expect(await readRepositoryFile(page, unreadable)).toBe(text);

  await page.goto('/#/collections/articles/new');
  await titleOn(page).fill('Only begun');
  const isDraft = page.getByRole('switch', { name: 'Draft' });
  await isDraft.click();
  await page.getByRole('radio', { name: 'Technology' }).click();
  await expect(page.locator('.check-summary')).toContainText('You can save.');
  await save(page);
  const draft = 'content/articles/only-begun.md';
  await expect.poll(() => readRepositoryFile(page, draft)).toMatch(/^---\nid: 8\n[\s\S]*excerpt: TODO\n/);
  await expectSaved(page);

  // What passes the check is built: tests/unit/checkAndContentlayer.test.ts.
  const content = testInfo.outputPath('content');
  await cp(specification, content, { recursive: true });
  await mkdir(join(content, 'pictures'), { recursive: true });
  for (const file of [path, draft])
    await writeFile(join(content, file.replace('content/', '')), await readRepositoryFile(page, file));
  await writeFile(join(content, 'pictures/img-2044-2.jpg'), picture);
  const files = await checkContent(content, collections);
  expect(files.flatMap(({ messages }) => messages.filter(({ fatal }) => fatal))).toEqual([]);

  await isDraft.click();
  await save(page);
  await expect(page.locator('.check-summary')).toContainText('Empty field Excerpt: Fill this in.');
  expect(await readRepositoryFile(page, draft)).toContain('draft: true');
});
