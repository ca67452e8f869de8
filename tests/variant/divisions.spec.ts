import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

const opened = 'Aged Care';
const payroll = 'Wägewell Payroll & Workforce Administration';
const businesses = ['Exclusive Computer Consulting', payroll, opened];
const phases = {
  'CCTV & Security Division': 'Market Analysis Phase',
  Construction: 'Investment Planning Phase',
};
const planned = Object.keys(phases);
const openedUrl = 'https://www.aged-care-at-home.com.au';

const expansionDivisions = (page: Page) => page.getByRole('region', { name: 'Expansion Divisions' });

function cardsOf(section: Locator): Locator {
  return section.getByRole('article').getByRole('heading');
}

test('only planned divisions are Expansion Divisions, and the opened one is in the portfolio', async ({
  page,
}) => {
  for (const path of ['/our-businesses', '/']) {
    await page.goto(path);
    await expect(cardsOf(expansionDivisions(page))).toHaveText(planned);
    const comingSoon = page.getByRole('main').getByText('Coming Soon', { exact: true });
    await expect(comingSoon).toHaveCount(planned.length);
  }
  const portfolio = page.getByRole('region', { name: 'Our Portfolio' });
  await expect(cardsOf(portfolio)).toHaveText(businesses);
  await expect(portfolio.getByRole('link', { name: `Visit ${opened}` })).toHaveAttribute('href', openedUrl);
  const plan = page.getByRole('main').getByRole('img', { name: /group/ }).first();
  await expect(plan).toHaveAccessibleName(/Established[^.]*Aged Care[^.]*\./);
  await expect(plan).toHaveAccessibleName(/Planned[^.]*CCTV & Security Division and Construction\./);
  await expect(plan).not.toHaveAccessibleName(/Planned[^.]*Aged Care/);
});

test('Our Businesses shows phases of planned divisions and the features of the opened one', async ({
  page,
}) => {
  await page.goto('/our-businesses');
  await expect(expansionDivisions(page).getByRole('definition')).toHaveText(Object.values(phases));
  await expect(page.getByText('Strategic Development Phase')).toHaveCount(0);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: opened, exact: true }) });
  await expect(card.getByRole('listitem')).toHaveText([
    'Personal care',
    'Help around the house',
    'Transport and company',
  ]);
  await expect(card.getByRole('link').first()).toHaveAttribute('href', openedUrl);
});

test('the contact page, its inquiry types and the footer have the opened division', async ({ page }) => {
  await page.goto('/contact');
  const services = page.getByRole('region', { name: 'Go straight to our businesses' });
  await expect(services.getByRole('heading')).toHaveText([
    'IT Services & Support',
    'Payroll Solutions',
    'Aged Care Services',
  ]);
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
});

test('the story counts the opened division as established', async ({ page }) => {
  await page.goto('/about');
  const story = page.getByRole('region', { name: 'Family-backed, on purpose' });
  await expect(story).toContainText(
    `every working day: Exclusive Computer Consulting, ${payroll} and ${opened}.`,
  );
  await expect(story).toContainText(
    'preparing further divisions: CCTV & Security Division and Construction.',
  );
});
