import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingInks } from '../../components/theme/colours';
import { sites } from '../sites/sites';
import { articlesIn, filterName } from './articles';
import { expect, test } from './test';

// The variant has one category more than the specification (tests/sites/addCategory.ts).
const category = 'People & Culture';
const slug = 'people-and-culture';
const title = 'How we look after each other';
const path = '/news-insights/how-we-look-after-each-other';

/** The background of its drawing. */
const { ground } = drawingInks.accent.light;

const svg = (name: string) => readFileSync(join(sites.variant.out, `drawings/${name}.svg`));

test('an added category has a filter, whose list has its article', async ({ page }) => {
  expect(articlesIn(category).map((article) => article.title)).toEqual([title]);
  await page.goto('/news-insights');
  const filter = page.getByRole('button', { name: filterName(category), exact: true });
  await expect(filter).toHaveText('People & Culture (1)');
  await filter.click();
  const list = page.getByRole('region', { name: 'People & Culture Articles' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([title]);
});

test('an added category has an icon that the browser draws, in its filter and label', async ({ page }) => {
  await page.goto('/news-insights');
  const icon = page.getByRole('button', { name: filterName(category), exact: true }).locator('use');
  await expect(icon).toHaveAttribute('href', `/drawings/icons.svg#${slug}`);
  const box = () => icon.evaluate((use) => (use as SVGGraphicsElement).getBBox().width);
  await expect.poll(box).toBeGreaterThan(5);
  await page.goto(path);
  await expect(
    page.getByRole('main').locator(`use[href="/drawings/icons.svg#${slug}"]`).first(),
  ).toBeVisible();
});

test('an added category has a drawing in its colours, with its caption', async ({ page }) => {
  await page.goto(path);
  const drawing = page.locator(`img[src="/drawings/article-${slug}.svg"]`).first();
  await expect.poll(() => drawing.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1200);
  await expect(page.getByText(/^Fig\. 80\s+Contours$/).first()).toBeAttached();
  expect(svg(`article-${slug}`).toString()).toContain(`.p{fill:${ground}}`);
});

test('the drawings of an added category are well-formed', async () => {
  for (const name of ['icons', `article-${slug}`])
    expect((await sharp(svg(name)).metadata()).format, name).toBe('svg');
});

test('an added category is in the feeds, structured data and Open Graph tags, escaped once', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/feed.xml')).text()).toContain(
    '<category>People &amp; Culture</category>',
  );
  const { items } = await (await request.get('/feed.json')).json();
  expect(items.find((item: { title: string }) => item.title === title)?.tags).toEqual([category]);
  await page.goto(path);
  await expect(page.locator('meta[property="article:section"]')).toHaveAttribute('content', category);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(JSON.stringify(data)).toContain(`"articleSection":"${category}"`);
});

test("an added category has the Open Graph image of its drawing's colours", async () => {
  const image = sharp(join(sites.variant.out, `share${path}.png`)).removeAlpha();
  const corner = await image.extract({ left: 1196, top: 2, width: 1, height: 1 }).raw().toBuffer();
  expect(`#${corner.toString('hex').toUpperCase()}`).toBe(ground);
});

test('the editor support and the guide of a site with another category list it', () => {
  const read = (file: string) => readFileSync(join(sites.variant.root, file), 'utf8');
  const enumeration = JSON.parse(read('.vscode/schemas/article.json')).properties.category.enum;
  expect(enumeration.at(-1)).toBe(category);
  expect(read('.vscode/front-matter.code-snippets')).toContain(`,${category}|}`);
  const guide = read('CONTRIBUTING.md');
  expect(guide).toContain(`Innovation, ${category}, spelt exactly like this`);
  expect(guide).toContain(`It must be exactly one of: ${enumeration.join(', ')}\``);
});
