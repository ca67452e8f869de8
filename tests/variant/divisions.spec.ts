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
  test(`on ${path} the division that opened is not marked Coming Soon and the others are`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(division(page, 'Aged Care')).toBeVisible();
    await expect(division(page, 'Aged Care').getByText('Coming Soon')).toHaveCount(0);
    for (const name of ['CCTV & Security Division', 'Construction'])
      await expect(division(page, name).getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toHaveCount(2);
  });
}

test('the division that opened has no phase any more and the others keep theirs', async ({ page }) => {
  await page.goto('/our-businesses');
  for (const [name, phase] of Object.entries(phases))
    await expect(division(page, name).getByText(phase, { exact: true })).toHaveCount(
      name === 'Aged Care' ? 0 : 1,
    );
});

test('no page says of the division that opened that it is not trading', async ({ page }) => {
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

test('the plan of the group calls the division that opened established', async ({ page }) => {
  await page.goto('/');
  const plan = page.getByRole('main').getByRole('img', { name: /group/ }).first();
  await expect(plan).toHaveAccessibleName(/Established[^.]*Aged Care[^.]*\./);
  await expect(plan).toHaveAccessibleName(/Planned[^.]*CCTV & Security Division and Construction\./);
  await expect(plan).not.toHaveAccessibleName(/Planned[^.]*Aged Care/);
});

test('the division that opened is drawn in solid line, the others in broken line', async ({ request }) => {
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

test('the inquiry types stay, with the new name of the renamed business', async ({ page }) => {
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
