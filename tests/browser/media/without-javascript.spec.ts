import { articlePages, company, expectNoForm } from '../helpers';
import { expect, pages, test } from '../plain';

test.use({ javaScriptEnabled: false });

test('every page is readable', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').first(), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('News shows all six articles without controls that need JavaScript, and the categories and titles link to pages', async ({
  page,
}) => {
  await page.goto('/news-insights');
  // What is typed must not get into the URL.
  const field = page.getByRole('textbox');
  await field.fill('reader@example.com');
  await field.press('Enter');
  await expect(field).toHaveValue('reader@example.com');
  await expect(page).toHaveURL('/news-insights');
  await expect(page.getByRole('group', { name: 'Filter articles by category' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0);
  await expect(page.getByText(/^Read (More|Full Article)/).filter({ visible: true })).toHaveCount(0);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const paths = await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.sort()).toEqual(articlePages);
  const links = page.getByRole('navigation', { name: 'Articles by category' }).getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['All (6)']);
  await links.filter({ hasText: 'Technology (2)' }).click();
  await expect(page).toHaveURL('/news-insights/category/technology');
  await expect(titles).toHaveCount(2);
  await titles.last().click();
  await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
  const share = page.getByRole('region', { name: 'Share this article' });
  await expect(share.getByRole('link')).toHaveCount(2);
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test('the contact page says that its form needs JavaScript and shows e-mail and phone', async ({ page }) => {
  await page.goto('/contact');
  const panel = page.getByRole('region', { name: 'Send Us a Message' });
  await expectNoForm(panel);
  const { email, phone } = company;
  await expect(panel.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(panel.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+61\d{9}$/);
});
