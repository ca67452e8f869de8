import { expect, test } from './localTest';
import { openRepository, textFilesIn } from './repository';

test('the filter of scheduled articles leaves out drafts with a later date', async ({ page }) => {
  const files = await textFilesIn('tests/fixtures/specification');
  const [first = '', second = ''] = Object.keys(files).filter((path) => path.startsWith('content/articles/'));
  files[first] = String(files[first]).replace(/^date: .*$/m, 'date: 2999-01-01\ndraft: true');
  files[second] = String(files[second]).replace(/^date: .*$/m, 'date: 2999-01-01');
  await openRepository(page, files, '/#/collections/articles');
  await expect(page.getByRole('row').filter({ hasText: '(draft)' })).toBeVisible();
  // The package forgets a filter that is chosen while it still reads how the list was last shown.
  await expect(async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('Scheduled', { exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('row')).toContainText('(scheduled for 2999-01-01)');
});
