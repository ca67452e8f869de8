import { siteOf } from './helpers';
import { expect, test } from './test';

const features = {
  'Exclusive Computer Consulting': [/managed services/i, /cloud/i, /security/i, /support/i],
  PagareOne: [/pay runs/i, /award/i, /Single Touch Payroll/, /superannuation/i, /rostering/i],
};

const phases = {
  'Aged Care': 'Strategic Development Phase',
  'CCTV & Security Division': 'Market Analysis Phase',
  Construction: 'Investment Planning Phase',
};

test.beforeEach(({ page }) => page.goto('/our-businesses'));

test('each established business has a feature list and a link to its site', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([...Object.keys(features), ...Object.keys(phases)]);
  for (const [name, words] of Object.entries(features)) {
    const business = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    expect(await business.getByRole('listitem').filter({ hasText: /\w/ }).count()).toBeGreaterThanOrEqual(3);
    for (const word of words) await expect(business.getByRole('list')).toContainText(word);
    const website = business.getByRole('link').first();
    await expect(website).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(website).toHaveAttribute('href', siteOf(name));
    await expect(business).not.toContainText('Coming Soon');
  }
});

test('each division is marked Coming Soon, shows its phase and has a dashed border', async ({ page }) => {
  const divisions = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  await expect(divisions).toHaveCount(3);
  for (const [name, phase] of Object.entries(phases)) {
    const division = divisions.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(division.getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(division.getByRole('definition')).toHaveText(phase);
    await expect(division).toHaveCSS('border-style', 'dashed');
  }
});

// tests/e2e/contact.spec.ts shows that the form then selects the type.
test('the calls to action, businesses and divisions link to the contact form with their inquiry types', async ({
  page,
}) => {
  const action = (name: string) => page.getByRole('heading', { name, exact: true }).getByRole('link');
  const question = (name: string) => page.getByRole('link', { name: `Ask about ${name}`, exact: true });
  for (const [link, inquiry] of [
    [action('Explore Partnerships'), 'partnership'],
    [action('Investment Inquiries'), 'investment'],
    [question('Exclusive Computer Consulting'), 'it-services'],
    [question('PagareOne'), 'payroll'],
    [question('Aged Care'), 'aged-care'],
  ] as const)
    await expect(link).toHaveAttribute('href', `/contact?inquiry=${inquiry}`);
});
