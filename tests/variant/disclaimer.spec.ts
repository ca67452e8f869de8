import { expect } from '../browser';
import { readContent } from '../sites/content';
import { sites } from '../sites/sites';
import { test } from './test';

const { company } = readContent(sites.variant.content);
const words = (company.disclaimer ?? '').replace('{name}', company.name).trim();

test('the opened article and its printed page end with the disclaimer', async ({ page }) => {
  await page.goto('/news-insights?article=patient-capital');
  const note = page.getByRole('dialog').getByRole('note').filter({ hasText: words });
  await expect(note).toBeVisible();
  await expect(note).toHaveText(words);
  await page.goto('/news-insights/patient-capital');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('note')).toHaveText(words);
});

test('a section has it right below', async ({ page }) => {
  await page.goto('/our-businesses');
  const panels = await page.getByRole('region', { name: 'Talk to us' }).boundingBox();
  const note = await page.getByRole('main').getByRole('note').boundingBox();
  const below = (note?.y ?? 0) - (panels?.y ?? 0) - (panels?.height ?? 0);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(48);
});

test('the contact form shows it only for an inquiry about investments', async ({ page }) => {
  await page.goto('/contact');
  const note = page.getByRole('form').getByRole('note');
  await expect(note).toHaveCount(0);
  const type = page.getByLabel('Inquiry Type');
  await type.selectOption('investment');
  await expect(note).toHaveText(words);
  await type.selectOption('partnership');
  await expect(note).toHaveCount(0);
});

test('the contact form shows it before its code has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Inquiry Type').selectOption('investment');
  await expect(page.getByRole('form').getByRole('note')).toHaveText(words);
});
