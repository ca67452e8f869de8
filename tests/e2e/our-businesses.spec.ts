import { expect, test } from './test';

const businesses = ['Exclusive Computer Consulting', 'PagareOne'];

const phases = [
  ['Aged Care', 'Strategic Development Phase'],
  ['CCTV & Security Division', 'Market Analysis Phase'],
  ['Construction', 'Investment Planning Phase'],
] as const;

test.beforeEach(({ page }) => page.goto('/our-businesses'));

test('the Our Businesses page is titled Our Business Portfolio', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Business Portfolio');
  await expect(page).toHaveTitle(/^Our Business Portfolio\b/);
});

test('the page shows the two established businesses, then the three divisions', async ({ page }) => {
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names).toHaveText([...businesses, ...phases.map(([name]) => name)]);
});

for (const name of businesses) {
  test(`${name} has a feature list and a link that opens its site in a new tab`, async ({
    page,
    baseURL,
  }) => {
    const business = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const features = business.getByRole('list').getByRole('listitem');
    expect(await features.count()).toBeGreaterThanOrEqual(3);
    for (const feature of await features.all()) await expect(feature).toHaveText(/\w/);
    const link = business.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).not.toHaveAttribute('href', new RegExp(`^${baseURL}`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(business).not.toContainText('Coming Soon');
  });
}

test('the feature lists describe the businesses', async ({ page }) => {
  const lists = page.getByRole('main').getByRole('article').getByRole('list');
  await expect(lists).toHaveCount(2);
  for (const word of [/managed services/i, /cloud/i, /security/i, /support/i])
    await expect(lists.first()).toContainText(word);
  for (const word of [/pay runs/i, /award/i, /Single Touch Payroll/, /superannuation/i, /rostering/i])
    await expect(lists.last()).toContainText(word);
});

test('each division is marked Coming Soon, shows its phase and has a dashed border', async ({ page }) => {
  const divisions = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  await expect(divisions).toHaveCount(3);
  for (const [name, phase] of phases) {
    const division = divisions.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(division.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(division.getByRole('definition')).toHaveText(phase);
    await expect(division).toHaveCSS('border-style', 'dashed');
  }
});

for (const name of ['Explore Partnerships', 'Investment Inquiries']) {
  test(`${name} links to /contact`, async ({ page, baseURL }) => {
    await page.getByRole('heading', { name, exact: true }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Start a Conversation");
  });
}

test('every section and card of the Our Businesses page has a heading', async ({ page }) => {
  const blocks = await page.locator('main :is(section, article)').all();
  expect(blocks.length).toBeGreaterThanOrEqual(7);
  for (const block of blocks) await expect(block.getByRole('heading').first()).toHaveText(/\S/);
});
