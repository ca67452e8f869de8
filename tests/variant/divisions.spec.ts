import type { Page } from '@playwright/test';
import { expect, test } from './test';

const phases = {
  'Aged Care': 'Strategic Development Phase',
  'CCTV & Security Division': 'Market Analysis Phase',
  Construction: 'Investment Planning Phase',
};

const division = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Expansion Divisions' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const path of ['/', '/our-businesses']) {
  test(`on ${path} only planned divisions are marked Coming Soon`, async ({ page }) => {
    await page.goto(path);
    await expect(division(page, 'Aged Care')).toBeVisible();
    await expect(division(page, 'Aged Care').getByText('Coming Soon')).toHaveCount(0);
    for (const name of ['CCTV & Security Division', 'Construction'])
      await expect(division(page, name).getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toHaveCount(2);
  });
}

test('only planned divisions have a phase', async ({ page }) => {
  await page.goto('/our-businesses');
  for (const [name, phase] of Object.entries(phases))
    await expect(division(page, name).getByText(phase, { exact: true })).toHaveCount(
      name === 'Aged Care' ? 0 : 1,
    );
});

test('no page says that the opened division is not trading', async ({ page }) => {
  for (const path of ['/', '/our-businesses']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Expansion Divisions' })).not.toContainText(
      /nothing here is trading/i,
    );
    await expect(page.getByRole('region', { name: 'Expansion Divisions' })).not.toContainText(
      /three fields/i,
    );
  }
});

test('the plan lists the opened division as established', async ({ page }) => {
  await page.goto('/');
  const plan = page.getByRole('main').getByRole('img', { name: /group/ }).first();
  await expect(plan).toHaveAccessibleName(/Established[^.]*Aged Care[^.]*\./);
  await expect(plan).toHaveAccessibleName(/Planned[^.]*CCTV & Security Division and Construction\./);
  await expect(plan).not.toHaveAccessibleName(/Planned[^.]*Aged Care/);
});

test('the opened division has solid lines, the others dashed lines', async ({ request }) => {
  for (const drawing of ['division-aged-care', 'division-aged-care-thumb']) {
    const svg = await (await request.get(`/drawings/${drawing}.svg`)).text();
    expect(svg).toContain('<svg');
    expect(svg, drawing).not.toContain('dasharray');
  }
  for (const drawing of ['division-construction', 'division-cctv-and-security', 'plan']) {
    const svg = await (await request.get(`/drawings/${drawing}.svg`)).text();
    expect(svg, drawing).toContain('dasharray');
  }
});

test('the inquiry types are unchanged, except for the name of the renamed business', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
    'Select an inquiry type',
    'IT Services (Exclusive Computer Consulting)',
    'Payroll Solutions (Wägewell Payroll & Workforce Administration)',
    'Investment Opportunities',
    'Business Partnerships',
    'Aged Care Division',
    'CCTV & Security Division',
    'Construction Division',
    'General Inquiry',
  ]);
});
