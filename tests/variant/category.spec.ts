import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingInks } from '../../components/theme/colours';
import { sites } from '../sites/sites';
import { articlesIn } from './articles';
import { expect, test } from './test';

// The variant has one category more than the specification (tests/sites/variantContent.ts).
const category = 'People & Culture';
const slug = 'people';
const title = 'How we look after each other';
const path = '/news-insights/how-we-look-after-each-other';

/** The background of its drawing. */
const { ground } = drawingInks.accent.light;

const svg = (name: string) => readFileSync(join(sites.variant.out, `drawings/${name}.svg`));

test('an added category has a filter with an icon that the browser draws, and links to the page with its article', async ({
  page,
}) => {
  expect(articlesIn(category).map((article) => article.title)).toEqual([title]);
  await page.goto('/news-insights');
  const filter = page.getByRole('button', { name: 'People & Culture (1)', exact: true });
  const icon = filter.locator('use');
  await expect(icon).toHaveAttribute('href', `/drawings/icons.svg#${slug}`);
  const width = () => icon.evaluate((use) => (use as SVGGraphicsElement).getBBox().width);
  await expect.poll(width).toBeGreaterThan(5);
  await filter.click();
  // Its article is older than those on the News page.
  const list = page.getByRole('region', { name: 'People & Culture Articles' });
  await expect(list.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No People & Culture Articles Yet' })).toHaveCount(0);
  await list.getByRole('link', { name: 'All People & Culture articles (1)' }).click();
  await expect(page).toHaveURL('/news-insights/category/people');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
});

test('an added category has a label with its icon and a drawing in its colours, with its caption', async ({
  page,
}) => {
  await page.goto(path);
  await expect(
    page.getByRole('main').locator(`use[href="/drawings/icons.svg#${slug}"]`).first(),
  ).toBeVisible();
  const drawing = page.locator(`img[src="/drawings/article-${slug}.svg"]`).first();
  await expect.poll(() => drawing.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1200);
  await expect(page.getByText(/^Fig\. 81\s+Contours$/).first()).toBeAttached();
  expect(svg(`article-${slug}`).toString()).toContain(`.p{fill:${ground}}`);
});

test("an added category has the Open Graph image of its drawing's colours", async () => {
  const image = sharp(join(sites.variant.out, `share${path}.png`)).removeAlpha();
  const corner = await image.extract({ left: 1196, top: 2, width: 1, height: 1 }).raw().toBuffer();
  expect(`#${corner.toString('hex').toUpperCase()}`).toBe(ground);
});
