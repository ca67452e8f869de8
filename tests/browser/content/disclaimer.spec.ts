import { expect, test } from '../full';
import { company } from '../fullContent';

const words = (company.disclaimer ?? '').replace('{name}', company.name).trim();

test('the opened article and its printed page end with the disclaimer', async ({ page }) => {
  await page.goto('/news-insights?article=patient-capital');
  const note = page.getByRole('dialog').getByRole('note').filter({ hasText: words });
  await expect(note).toBeVisible();
  await page.goto('/news-insights/patient-capital');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('note')).toHaveText(words);
});

for (const when of ['before', 'after'])
  test(`the contact form shows it only for an inquiry about investments, ${when} its code has loaded`, async ({
    page,
  }) => {
    if (when === 'before') await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    const note = page.getByRole('form').getByRole('note');
    await expect(note).toBeHidden();
    await page.getByLabel('Inquiry Type').selectOption('investment');
    await expect(note).toHaveText(words);
    await page.getByLabel('Inquiry Type').selectOption('partnership');
    await expect(note).toBeHidden();
  });
