import { expect, test } from './localTest';
import {
  article,
  openSpecification,
  photograph,
  readRepositoryFile,
  specification,
  textFilesIn,
} from './repository';

const otherArticle = 'content/articles/why-patient-capital-suits-service-businesses.md';
const picture = 'content/pictures/team-day.jpg';

test('a picture that articles use is not deleted, and renaming it changes the articles and corrects the new name', async ({
  page,
}) => {
  const files = await textFilesIn(specification);
  // One has it at its top, the other one in its text.
  files[article] = files[article]?.replace(/^image: .*$/m, 'image: team-day.jpg') ?? '';
  files[otherArticle] += '\n![A team on a hill](../pictures/team-day.jpg)\n';
  await openSpecification(page, `/#/assets/${picture}`, { ...files, [picture]: await photograph() });
  for (const name of [/What to ask before/, /Why patient capital/])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Asset' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Delete Asset' });
  await expect(refusal.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await refusal.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Show Edit Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  // The dialog selects the name a moment after it opens.
  await expect
    .poll(() => dialog.getByRole('textbox').evaluate(({ selectionEnd }: HTMLInputElement) => selectionEnd))
    .toBe('team-day'.length);
  await page.keyboard.insertText('_Team.on a hill (1)');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const withNewPicture = (path: string) => files[path]?.replaceAll('team-day.jpg', 'team-on-a-hill-1.jpg');
  for (const path of [article, otherArticle])
    await expect.poll(() => readRepositoryFile(page, path)).toBe(withNewPicture(path));
  expect(await readRepositoryFile(page, picture)).toBe('');
});
