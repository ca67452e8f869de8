import { expect, test } from '../full';

const opened = 'Aged Care';
const payroll = 'Wägewell Payroll & Workforce Administration';
const planned = ['CCTV & Security Division', 'Construction'];
const openedUrl = 'https://www.aged-care-at-home.com.au';

test('an opened division is in the portfolio and on the plan, and only planned ones are Coming Soon', async ({
  page,
}) => {
  for (const path of ['/our-businesses', '/']) {
    await page.goto(path);
    const divisions = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
    await expect(divisions.getByRole('heading')).toHaveText(planned);
    await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toHaveCount(2);
  }
  const portfolio = page.getByRole('region', { name: 'Our Portfolio' });
  const cards = portfolio.getByRole('article').getByRole('heading');
  await expect(cards).toHaveText(['Exclusive Computer Consulting', payroll, opened]);
  await expect(portfolio.getByRole('link', { name: `Visit ${opened}` })).toHaveAttribute('href', openedUrl);
  const plan = page.getByRole('main').getByRole('img', { name: /group/ }).first();
  await expect(plan).toHaveAccessibleName(/Established[^.]*Aged Care[^.]*\./);
  await expect(plan).not.toHaveAccessibleName(/Planned[^.]*Aged Care/);
});

test('Our Businesses shows the features of the opened division, without a phase', async ({ page }) => {
  await page.goto('/our-businesses');
  await expect(page.getByText('Strategic Development Phase')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 2, name: opened, exact: true });
  const card = page.getByRole('article').filter({ has: heading });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('link').first()).toHaveAttribute('href', openedUrl);
});

test('the contact page, its inquiry types, the footer and the story have the opened division', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.getByRole('link', { name: opened }).first()).toHaveAttribute('href', openedUrl);
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
    'Select an inquiry type',
    'IT Services (Exclusive Computer Consulting)',
    `Payroll Solutions (${payroll})`,
    'Aged Care Division (Aged Care)',
    'Investment Opportunities',
    'Business Partnerships',
    'CCTV & Security Division',
    'Construction Division',
    'General Inquiry',
  ]);
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Family-backed, on purpose' })).toContainText(
    `every working day: Exclusive Computer Consulting, ${payroll} and ${opened}.`,
  );
});
