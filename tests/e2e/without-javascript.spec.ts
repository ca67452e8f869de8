import { articlePages, company, expectNoForm } from './helpers';
import { expect, pages, test } from './test';

test.use({ javaScriptEnabled: false });

test('every page is readable', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').first(), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('all six articles are shown without controls that need JavaScript, and link to their pages', async ({
  page,
}) => {
  await page.goto('/news-insights');
  await expect(page.getByRole('group', { name: 'Filter articles by category' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0);
  await expect(page.getByText(/^Read (More|Full Article)/).filter({ visible: true })).toHaveCount(0);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await expect(titles).toHaveCount(6);
  const paths = [];
  for (const title of await titles.all()) {
    await expect(title).toBeVisible();
    paths.push(await title.getAttribute('href'));
  }
  expect(paths.sort()).toEqual(articlePages);
  const last = titles.last();
  const name = (await last.textContent()) as string;
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
});

test('the filters are links to the pages of the categories', async ({ page }) => {
  await page.goto('/news-insights');
  const links = page.getByRole('navigation', { name: 'Articles by category' }).getByRole('link');
  await expect(links).toHaveText([
    'All (6)',
    'Company News (1)',
    'Technology (2)',
    'Industry Insights (1)',
    'Investment Strategy (1)',
    'Innovation (1)',
  ]);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['All (6)']);
  await links.nth(2).click();
  await expect(page).toHaveURL('/news-insights/category/technology');
  await expect(page.getByRole('heading', { level: 1, name: 'Technology' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('an article is shared by links, without a button that copies its URL', async ({ page }) => {
  await page.goto(articlePages[0] as string);
  const share = page.getByRole('region', { name: 'Share this article' });
  await expect(share.getByRole('link')).toHaveCount(2);
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeHidden();
});

test('the contact page says that its form needs JavaScript and shows e-mail and phone', async ({ page }) => {
  await page.goto('/contact');
  const panel = page.getByRole('region', { name: 'Send Us a Message' });
  await expect(panel.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  await expectNoForm(panel);
  const { email, phone } = company;
  await expect(panel.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(panel.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+61\d{9}$/);
});

test('what is typed stays and does not enter the URL', async ({ page }) => {
  for (const path of ['/news-insights', '/contact']) {
    await page.goto(path);
    for (const field of await page.getByRole('textbox').all()) {
      await field.fill('reader@example.com');
      await field.press('Enter');
      await expect(field).toHaveValue('reader@example.com');
    }
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.click();
    await expect(page).toHaveURL(path);
    const methods = await page
      .locator('form')
      .evaluateAll((forms) => forms.map((form) => (form as HTMLFormElement).method));
    expect(methods, path).not.toContain('get');
  }
});
