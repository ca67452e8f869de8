import type { Page } from '@playwright/test';
import { openAsset, rename } from './assets';
import { expectSaved, save, textOn } from './form';
import { expect, test } from './localTest';
import {
  article,
  chooseFile,
  type Files,
  openRepository,
  pdf,
  photograph,
  readRepositoryFile,
  specification,
  textFilesIn,
  upload,
  urlOf,
} from './repository';

const otherArticle = 'content/articles/why-patient-capital-suits-service-businesses.md';
const picture = 'content/pictures/team-day.jpg';
const download = 'content/files/annual-letter.pdf';
const unusedDownload = 'content/files/old-letter.pdf';

/**
 * Opens, at a URL, the specification's content with a picture, which one article has at its top and another one in its text, and a
 * download, to which both link.
 */
async function open(page: Page, url: string): Promise<Files> {
  const files = await textFilesIn(specification);
  files[article] = withImage(files[article], 'team-day.jpg');
  files[article] +=
    '\nRead the [annual letter](../files/annual-letter.pdf), or [print it](../files/annual-letter.pdf).\n';
  files[otherArticle] += '\n![A team on a hill](../pictures/team-day.jpg)\n';
  files[otherArticle] += '\nRead [what we wrote][letter].\n\n[letter]: ../files/annual-letter.pdf\n';
  const others = { [picture]: await photograph(), [download]: pdf, [unusedDownload]: pdf };
  await openRepository(page, { ...files, ...others }, url);
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

test('a picture is chosen for an article, found from a page, or uploaded with a name that the check accepts, also if it is renamed before', async ({
  page,
}) => {
  const files = await open(page, urlOf(otherArticle));
  const types = page.locator('input[type=file][accept]').first();
  await expect(types).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
  await page.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await expect(dialog.getByRole('option', { name: 'Enter URL' })).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Locations' }).getByRole('option')).toHaveText([
    /Collection Assets/,
    /Enter URL/,
  ]);
  await expect(dialog.getByRole('button', { name: 'New Folder' })).toHaveCount(0);
  await chooseFile(page, 'team-day.jpg');
  await save(page);
  await expect
    .poll(() => readRepositoryFile(page, otherArticle))
    .toBe(withImage(files[otherArticle], 'team-day.jpg'));

  const savedImage = async (name: string) => {
    await save(page);
    await expect.poll(() => readRepositoryFile(page, article)).toBe(withImage(files[article], name));
    expect(await readRepositoryFile(page, `content/pictures/${name}`)).not.toBe('');
    await expectSaved(page);
  };
  await page.goto(urlOf(article));
  await uploadPicture(page, 'IMG_2044~2.JPG', 'blue');
  await savedImage('img-2044-2.jpg');
  await uploadPicture(page, 'IMG_2044.JPG', 'red');
  await renameButtonOn(page).click();
  await page.keyboard.insertText('Two people_hill');
  await page.keyboard.press('Enter');
  await savedImage('two-people-hill.jpg');

  await page.goto(urlOf('content/pages/about.md'));
  await textOn(page).click();
  await page.keyboard.insertText('![Two people in a garden](../pictures/team-day.jpg)');
  const summary = page.locator('.check-summary');
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  await expect(summary.getByRole('status')).toHaveText('No errors or warnings.');
  await page.keyboard.insertText('\n\n![Two people in a garden](../pictures/teem-day.jpg)');
  await summary.getByRole('status').click();
  await expect(summary).toContainText(
    'there is no content/pictures/teem-day.jpg: did you mean team-day.jpg?',
  );
});

/** Renames a picture that is not saved yet. */
const renameButtonOn = (page: Page) =>
  page.getByRole('group', { name: 'Content Editor' }).getByRole('button', { name: 'Rename' });

async function uploadPicture(page: Page, name: string, colour: string): Promise<void> {
  await page.getByRole('button', { name: 'Replace Image' }).click();
  await upload(page, name, await photograph(colour));
  // The field is empty, which is an error, until the package has read the file.
  await expect(renameButtonOn(page)).toBeVisible();
}

test('a picture and a download list the articles that use them and are not deleted, and renaming them changes the articles and corrects the new name; another download can be deleted', async ({
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

  await openAsset(page, download);
  await expectInUse(page);
  await rename(page, 'letter-2025');
  for (const path of [article, otherArticle])
    await expect
      .poll(() => readRepositoryFile(page, path), { timeout: 15_000 })
      .toBe(withNewPicture(path)?.replaceAll('annual-letter.pdf', 'letter-2025.pdf'));

  await openAsset(page, unusedDownload);
  await page.getByRole('button', { name: 'Delete Asset' }).click();
  const dialogs = page.getByRole('alertdialog', { name: 'Delete Asset' });
  await dialogs.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => readRepositoryFile(page, unusedDownload)).toBe('');
  expect(await readRepositoryFile(page, 'content/files/letter-2025.pdf')).not.toBe('');
});
