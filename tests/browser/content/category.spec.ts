import { expect, test } from '../full';

// The full site has one category more than the plain one (tests/sites/fullContent.ts).
const slug = 'people';
const title = 'How we look after each other';
const path = '/news-insights/how-we-look-after-each-other';

test('an added category has a filter with an icon that the browser draws, and links to the page with its article', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const filter = page.getByRole('button', { name: 'People & Culture (1)', exact: true });
  const icon = filter.locator('use');
  await expect(icon).toHaveAttribute('href', '/icons.svg#people');
  const width = () => icon.evaluate((use) => (use as SVGGraphicsElement).getBBox().width);
  await expect.poll(width).toBeGreaterThan(5);
  await filter.click();
  // Its article is older than those on the News page.
  const list = page.getByRole('region', { name: 'People & Culture Articles' });
  await expect(list.getByRole('article')).toHaveCount(0);
  await list.getByRole('link', { name: 'All People & Culture articles (1)' }).click();
  await expect(page).toHaveURL('/news-insights/category/people');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
});

test('an article of an added category has a label with its icon, and a drawing with its caption', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('main').locator('use[href="/icons.svg#people"]').first()).toBeVisible();
  const drawing = page.locator(`img[src="/drawings/article-${slug}.svg"]`).first();
  await expect(drawing).toHaveJSProperty('naturalWidth', 1200);
  await expect(page.getByText(/^Fig\. 81\s+Contours$/).first()).toBeAttached();
});
