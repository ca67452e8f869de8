import type { Page } from '@playwright/test';
import { expect, test } from './localTest';
import {
  type Files,
  offerRepository,
  photograph,
  readRepositoryFile,
  textFilesIn,
  urlOf,
} from './repository';

const article = 'content/articles/what-to-ask-before-you-change-payroll-provider.md';
const otherArticle = 'content/articles/why-patient-capital-suits-service-businesses.md';
const picture = 'content/pictures/team-day.jpg';

/** Opens the specification's content with a picture, which one article has at its top and another one in its text. */
async function open(page: Page): Promise<Files> {
  const files = await textFilesIn('tests/fixtures/specification');
  files[article] = withImage(files[article], 'team-day.jpg');
  files[otherArticle] += '\n![A team on a hill](../pictures/team-day.jpg)\n';
  await offerRepository(page, files, { binaryFiles: { [picture]: await photograph() } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Articles' })).toContainText('6');
  return files;
}

function withImage(text: string | undefined, image: string): string {
  return String(text).replace(/^image: .*$/m, `image: ${image}`);
}

async function openAsset(page: Page, path: string): Promise<void> {
  await page.goto(`/#/assets/${path}`);
  await expect(page.getByRole('group', { name: 'Asset Editor' })).toBeVisible();
}

test('a picture of content/pictures can be chosen for an article', async ({ page }) => {
  const files = await open(page);
  await page.goto(urlOf(otherArticle));
  await page.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  await expect(dialog.getByRole('option', { name: 'Enter URL' })).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Locations' }).getByRole('option')).toHaveText([
    /Collection Assets/,
    /Enter URL/,
  ]);
  await dialog.getByRole('option', { name: 'team-day.jpg' }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => readRepositoryFile(page, otherArticle))
    .toBe(withImage(files[otherArticle], 'team-day.jpg'));
});

test('a picture lists the articles that use it, and renaming it changes them', async ({ page }) => {
  const files = await open(page);
  await openAsset(page, picture);
  await expect(page.getByRole('link', { name: /What to ask before/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Why patient capital/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  for (const name of ['Team Hill.jpg', 'two people hill.jpg', 'team_hill.jpg']) {
    await dialog.getByRole('textbox').fill(name);
    await expect(dialog).toContainText('The name must be lower-case words joined by hyphens');
    await expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
  }
  await dialog.getByRole('textbox').fill('team-on-a-hill.jpg');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect
    .poll(() => readRepositoryFile(page, article))
    .toBe(withImage(files[article], 'team-on-a-hill.jpg'));
  await expect
    .poll(() => readRepositoryFile(page, otherArticle))
    .toBe(files[otherArticle]?.replace('team-day.jpg', 'team-on-a-hill.jpg'));
  expect(await readRepositoryFile(page, picture)).toBe('');
});

test('an uploaded picture gets a name that the check accepts, and so it does if it is renamed before', async ({
  page,
}) => {
  const files = await open(page);
  const form = page.getByRole('group', { name: 'Content Editor' });
  const savedImage = async (name: string) => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => readRepositoryFile(page, article)).toBe(withImage(files[article], name));
    expect(await readRepositoryFile(page, `content/pictures/${name}`)).not.toBe('');
    await expect(form).toBeHidden();
  };
  await page.goto(urlOf(article));
  await uploadPicture(page, 'IMG_2044~2.JPG', 'blue');
  await savedImage('img-2044-2.jpg');

  await page.goto(urlOf(article));
  await uploadPicture(page, 'IMG_2044.JPG', 'red');
  await form.getByRole('button', { name: 'Rename' }).click();
  await page.keyboard.insertText('Two people_hill');
  await page.keyboard.press('Enter');
  await savedImage('two-people-hill.jpg');
});

async function uploadPicture(page: Page, name: string, colour: string): Promise<void> {
  await page.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photograph(colour) });
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

test('deleting a picture that an article needs is refused', async ({ page }) => {
  await open(page);
  await openAsset(page, picture);
  await page.getByRole('button', { name: 'Delete Asset' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Asset' });
  await expect(dialog).toContainText('What to ask before you change payroll provider');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('the file dialogs offer only the types of pictures that the check accepts', async ({ page }) => {
  await open(page);
  await page.goto(urlOf(article));
  const types = page.locator('input[type=file][accept]').first();
  await expect(types).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
});
