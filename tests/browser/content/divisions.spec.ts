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

test('the contact page, the footer and the story have the opened division', async ({ page }) => {
  await page.goto('/contact');
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(place.getByRole('link', { name: opened }).first()).toHaveAttribute('href', openedUrl);
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Family-backed, on purpose' })).toContainText(
    `every working day: Exclusive Computer Consulting, ${payroll} and ${opened}.`,
  );
});
