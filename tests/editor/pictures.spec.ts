import type { Page } from '@playwright/test';
import { save } from './form';
import { expect, test } from './localTest';
import {
  article,
  chooseFile,
  type Files,
  openRepository,
  photograph,
  readRepositoryFile,
  specification,
  textFilesIn,
  upload,
  urlOf,
} from './repository';

const otherArticle = 'content/articles/why-patient-capital-suits-service-businesses.md';
const picture = 'content/pictures/team-day.jpg';

/**
 * Opens, at a URL, the specification's content with a picture, which one article has at its top and another one in its text.
 */
async function open(page: Page, url: string): Promise<Files> {
  const files = await textFilesIn(specification);
  files[article] = withImage(files[article], 'team-day.jpg');
  files[otherArticle] += '\n![A team on a hill](../pictures/team-day.jpg)\n';
  await openRepository(page, { ...files, [picture]: await photograph() }, url);
  return files;
}

function withImage(text: string | undefined, image: string): string {
  return String(text).replace(/^image: .*$/m, `image: ${image}`);
}

/** Expects that the open file lists both articles, and that they prevent its deletion. */
async function expectInUse(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /What to ask before/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Why patient capital/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Asset' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Asset' });
  for (const title of ['What to ask before you change payroll', 'Why patient capital suits service'])
    await expect(dialog).toContainText(title);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

test('a picture is chosen for an article, or uploaded with a name that the check accepts', async ({
  page,
}) => {
  const files = await open(page, urlOf(otherArticle));
  await page.getByRole('button', { name: 'Replace Image' }).click();
  await chooseFile(page, 'team-day.jpg');
  await save(page);
  await expect
    .poll(() => readRepositoryFile(page, otherArticle))
    .toBe(withImage(files[otherArticle], 'team-day.jpg'));

  await page.goto(urlOf(article));
  await page.getByRole('button', { name: 'Replace Image' }).click();
  await upload(page, 'IMG_2044~2.JPG', await photograph('blue'));
  // The field is empty, which is an error, until the package has read the file.
  const form = page.getByRole('group', { name: 'Content Editor' });
  await expect(form.getByRole('button', { name: 'Rename' })).toBeVisible();
  await save(page);
  await expect
    .poll(() => readRepositoryFile(page, article))
    .toBe(withImage(files[article], 'img-2044-2.jpg'));
  expect(await readRepositoryFile(page, 'content/pictures/img-2044-2.jpg')).not.toBe('');
});

test('a picture that articles use is not deleted, and renaming it changes the articles and corrects the new name', async ({
  page,
}) => {
  const files = await open(page, `/#/assets/${picture}`);
  await expectInUse(page);
  await rename(page, '_Team.on a hill (1)');
  const withNewPicture = (path: string) => files[path]?.replaceAll('team-day.jpg', 'team-on-a-hill-1.jpg');
  // The package reads every article again before it writes.
  for (const path of [article, otherArticle])
    await expect.poll(() => readRepositoryFile(page, path), { timeout: 15_000 }).toBe(withNewPicture(path));
  expect(await readRepositoryFile(page, picture)).toBe('');
});

/** Renames the open file. The dialog selects its name, without the extension, a moment after it opens. */
async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  const selected = () =>
    dialog
      .getByRole('textbox')
      .evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
      );
  await expect.poll(selected).toMatch(/^[a-z-]+$/);
  await page.keyboard.insertText(name);
  await dialog.getByRole('button', { name: 'Rename' }).click();
}
