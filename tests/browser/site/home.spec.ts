import { siteOf } from '../helpers';
import { expect, test } from '../plain';

const businesses = ['Exclusive Computer Consulting', 'PagareOne'];
const divisions = ['Aged Care', 'CCTV & Security Division', 'Construction'];

test.beforeEach(({ page }) => page.goto('/'));

test('the sections are in the order of the specification, with its cards and calls to action', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Our Portfolio', 'Expansion Divisions', /^Why /, /\S/],
  ]);
  const regions = main.getByRole('region');
  await expect(regions.first().getByRole('link').first()).toHaveAttribute('href', '/our-businesses');
  await expect(regions.last().getByRole('link').first()).toHaveAttribute('href', '/contact');
  const why = page.getByRole('region', { name: /^Why / });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(['Trust', 'Innovation', 'Excellence']);
  const cards = page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(businesses);
  for (const [index, name] of businesses.entries()) {
    const link = cards.nth(index).getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(link).toHaveAttribute('href', siteOf(name));
  }
  const rows = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  await expect(rows.getByRole('heading')).toHaveText(divisions);
  await expect(rows.getByText('Coming Soon', { exact: true })).toHaveCount(3);
});

test('each division, and each name on the plan, links to where it is described', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  const plan = page.getByRole('figure');
  for (const [links, names] of [
    [rows.getByRole('link'), divisions],
    [plan.getByRole('link'), [...businesses, 'Aged Care', 'CCTV & Security', 'Construction']],
  ] as const) {
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') as string));
    expect(new Set(hrefs).size).toBe(names.length);
    await page.goto('/our-businesses');
    for (const href of hrefs) {
      const id = href.replace('/our-businesses#', '');
      await expect(page.locator(`#${id}`).getByRole('heading')).toHaveText(
        new RegExp(`^(?:${names.join('|')})`),
      );
    }
    await page.goto('/');
  }
  await expect(plan.getByRole('img')).toHaveAccessibleName(
    /Exclusive Computer Consulting.*PagareOne.*planned.*Aged Care.*CCTV & Security Division.*Construction/i,
  );
});
