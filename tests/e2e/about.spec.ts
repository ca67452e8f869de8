import { expect, test } from './test';

test.beforeEach(({ page }) => page.goto('/about'));

test('the About page is titled Our Story', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  await expect(page).toHaveTitle(/^Our Story\b/);
});

test('the story, mission, vision, values and approach are in order', async ({ page }) => {
  const main = page.getByRole('main');
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([/\S/, /mission/i, /vision/i, /value/i, /strategic approach/i, /\S/]);
});

test('the story names the two businesses and the three divisions it is preparing', async ({ page }) => {
  const story = page.getByRole('main').getByRole('region').first();
  for (const name of [
    'Exclusive Computer Consulting',
    'PagareOne',
    'Aged Care',
    'CCTV & Security Division',
    'Construction',
  ])
    await expect(story).toContainText(name);
  await expect(story).toContainText(/prepar|plan/i);
});

test('the mission and the vision have their own headings', async ({ page }) => {
  for (const name of [/mission/i, /vision/i]) {
    const statement = page.getByRole('main').getByRole('region', { name });
    await expect(statement.getByRole('heading')).toHaveCount(1);
    await expect(statement.getByRole('paragraph')).toHaveText(/\w+( \w+){5}/);
  }
});

test('the six value cards have a heading and a sentence, in order', async ({ page }) => {
  const cards = page.getByRole('region', { name: /value/i }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    'Trust',
    'Innovation',
    'Family',
    'Excellence',
    'Growth',
    'Community',
  ]);
  await expect(cards.getByRole('paragraph')).toHaveText(Array(6).fill(/\w+ \w+.*\./));
});

test('the three approach cards have a heading and a sentence', async ({ page }) => {
  const cards = page.getByRole('region', { name: /strategic approach/i }).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('heading')).toHaveText(Array(3).fill(/\S/));
  await expect(cards.getByRole('paragraph')).toHaveText(Array(3).fill(/\w+ \w+.*\./));
});

test('every section and card of the About page has a heading', async ({ page }) => {
  const blocks = await page.locator('main :is(section, article)').all();
  expect(blocks.length).toBeGreaterThanOrEqual(14);
  for (const block of blocks) await expect(block.getByRole('heading').first()).toHaveText(/\S/);
});

test('the drawings of the About page are decorative', async ({ page }) => {
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
