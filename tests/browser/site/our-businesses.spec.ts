import { siteOf } from '../helpers';
import { expect, test } from '../plain';

const phases = {
  'Aged Care': 'Strategic Development Phase',
  'CCTV & Security Division': 'Market Analysis Phase',
  Construction: 'Investment Planning Phase',
};

test.beforeEach(({ page }) => page.goto('/our-businesses'));

test('businesses have features and a link to their site, divisions Coming Soon and their phase', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const cardOf = (name: string) => cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
  const businesses = ['Exclusive Computer Consulting', 'PagareOne'];
  await expect(cards.getByRole('heading')).toHaveText([...businesses, ...Object.keys(phases)]);
  for (const name of businesses) {
    await expect(cardOf(name).getByRole('listitem').nth(2)).toBeVisible();
    const website = cardOf(name).getByRole('link').first();
    await expect(website).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(website).toHaveAttribute('href', siteOf(name));
    await expect(cardOf(name)).not.toContainText('Coming Soon');
  }
  for (const [name, phase] of Object.entries(phases)) {
    await expect(cardOf(name).getByText('Coming Soon', { exact: true })).toBeVisible();
    await expect(cardOf(name).getByRole('definition')).toHaveText(phase);
  }
});

// contact.spec.ts shows that the form then selects the type.
test('the calls to action, businesses and divisions link to the contact form with their inquiry types', async ({
  page,
}) => {
  const action = (name: string) => page.getByRole('heading', { name, exact: true }).getByRole('link');
  const question = (name: string) => page.getByRole('link', { name: `Ask about ${name}`, exact: true });
  for (const [link, inquiry] of [
    [action('Explore Partnerships'), 'partnership'],
    [action('Investment Inquiries'), 'investment'],
    [question('PagareOne'), 'payroll'],
    [question('Aged Care'), 'aged-care'],
  ] as const)
    await expect(link).toHaveAttribute('href', `/contact?inquiry=${inquiry}`);
});
