import { expect, test } from './test';

const businesses = ['Exclusive Computer Consulting', 'PagareOne'];
const divisions = ['Aged Care', 'CCTV & Security Division', 'Construction'];

test.beforeEach(({ page }) => page.goto('/'));

test('the home page has one h1 and its sections in the order of the specification', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const sections = main.getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Our Portfolio', 'Expansion Divisions', /^Why /, /\S/]);
});

test('every section and card of the home page has a heading', async ({ page }) => {
  const blocks = await page.locator('main :is(section, article)').all();
  expect(blocks.length).toBeGreaterThanOrEqual(10);
  for (const block of blocks) await expect(block.getByRole('heading').first()).toHaveText(/\S/);
});

test('the call to action in the hero links to /our-businesses', async ({ page, baseURL }) => {
  const hero = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
  const action = hero.getByRole('link');
  await expect(action).toHaveCount(1);
  await action.click();
  await expect(page).toHaveURL(`${baseURL}/our-businesses`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Business Portfolio');
});

test("Our Portfolio has two cards that open the business's site in a new tab", async ({ page, baseURL }) => {
  const cards = page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(businesses);
  const urls = new Set<string | null>();
  for (const [index, name] of businesses.entries()) {
    const link = cards.nth(index).getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const url = await link.getAttribute('href');
    expect(url).toMatch(/^https:\/\//);
    expect(url).not.toContain(String(baseURL));
    urls.add(url);
  }
  expect(urls.size).toBe(2);
});

test('Expansion Divisions has three divisions marked Coming Soon, without links', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(divisions);
  for (const card of await cards.all())
    await expect(card.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(cards.getByRole('link')).toHaveCount(0);
});

test('the Why section has Trust, Innovation and Excellence, each with a sentence', async ({ page }) => {
  const why = page.getByRole('region', { name: /^Why / });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(['Trust', 'Innovation', 'Excellence']);
  await expect(why.getByRole('paragraph')).toHaveText([/\w+ \w+/, /\w+ \w+/, /\w+ \w+/]);
});

test('the closing call to action links to /contact', async ({ page, baseURL }) => {
  const last = page.getByRole('main').getByRole('region').last();
  await expect(last.getByRole('heading')).toBeVisible();
  const action = last.getByRole('link');
  await expect(action).toHaveCount(1);
  await action.click();
  await expect(page).toHaveURL(`${baseURL}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Start a Conversation");
});

test('the alt text of the plan names all five and says which are planned', async ({ page }) => {
  const plan = page.getByRole('figure').getByRole('img');
  await expect(plan).toHaveCount(1);
  const alternative = (await plan.getAttribute('alt')) ?? '';
  const [established = '', planned = '', ...rest] = alternative.split(/\bplanned\b/i);
  expect(rest, alternative).toEqual([]);
  for (const name of businesses) {
    expect(established).toContain(name);
    expect(planned).not.toContain(name);
  }
  for (const name of divisions) {
    expect(planned).toContain(name);
    expect(established).not.toContain(name);
  }
  expect(established).toMatch(/solid line/);
  expect(planned).toMatch(/dashed line/);
});

test('the plan has a figure number and a legend', async ({ page }) => {
  const figure = page.getByRole('figure');
  for (const text of [/^Fig\. 1\b/, /^Established$/, /^Planned$/])
    await expect(figure.getByText(text)).toBeVisible();
});

test('the five labels on the plan are visible and apart at every width', async ({ page }) => {
  const figure = page.getByRole('figure');
  const names = [...businesses, 'Aged Care', 'CCTV & Security', 'Construction'];
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await figure.getByRole('img').boundingBox();
    const boxes = [];
    for (const name of names) {
      const label = figure.getByText(name, { exact: true });
      await expect(label).toBeVisible();
      // The box of the glyphs, without their outline.
      const box = await label.evaluate((element) => {
        const text = element as SVGTextElement;
        const { x, y, width, height } = text.getBBox();
        const { e, f } = text.getScreenCTM() ?? new DOMMatrix();
        return { left: x + e, top: y + f, right: x + e + width, bottom: y + f + height };
      });
      expect(box.left, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect(box.right, `${name} at ${width}`).toBeLessThanOrEqual(width);
      expect(box.top, `${name} at ${width}`).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
      expect(box.bottom, `${name} at ${width}`).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
      boxes.push({ name, ...box });
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart, `${one.name} and ${other.name} at ${width}`).toBe(true);
      }
    }
  }
});

test('pictures of the businesses and divisions are decorative', async ({ page }) => {
  await expect(page.locator('main img')).toHaveCount(7);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
});
