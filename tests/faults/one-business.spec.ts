import { expect, testOn } from '../browser';
import { sites } from '../sites/sites';

const test = testOn(sites.empty.out);

// What sentences say of them is the writers': the content check warns (checkFacts.test.ts).
test('without divisions, no page has their section or a legend for them', async ({ page }) => {
  for (const path of ['/', '/our-businesses']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Expansion Divisions')).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('figure').getByText('Established', { exact: true })).toBeVisible();
  await expect(page.getByRole('figure').getByText('Planned')).toHaveCount(0);
});

test('the only business has its card, its panel, its inquiry type and its image', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article')).toHaveCount(1);
  await page.goto('/contact');
  await expect(
    page.getByRole('region', { name: 'Go straight to our businesses' }).getByRole('heading'),
  ).toHaveText(['Payroll Solutions']);
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
    'Select an inquiry type',
    'Payroll Solutions (PagareOne)',
    'Investment Opportunities',
    'Business Partnerships',
    'General Inquiry',
  ]);
  for (const image of ['our-businesses', 'contact'])
    expect((await request.get(`/share/${image}.png`)).status(), image).toBe(200);
});
