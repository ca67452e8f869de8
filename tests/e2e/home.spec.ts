import type { Page } from '@playwright/test';
import { siteOf } from './helpers';
import { expect, test } from './test';

const businesses = ['Exclusive Computer Consulting', 'PagareOne'];
const divisions = ['Aged Care', 'CCTV & Security Division', 'Construction'];

test.beforeEach(({ page }) => page.goto('/'));

/** Expects the page of the last link, which was clicked, to describe each venture where the link of its name leads. */
async function expectDescriptions(page: Page, names: readonly string[], hrefs: readonly (string | null)[]) {
  await expect(page).toHaveURL(hrefs.at(-1) as string);
  await expect(page.locator(':target')).toBeInViewport();
  for (const [index, name] of names.entries()) {
    const [path, id] = hrefs[index]?.split('#') ?? [];
    expect(path, name).toBe('/our-businesses');
    await expect(page.locator(`#${id}`).getByRole('heading')).toHaveText(new RegExp(`^${name}`));
  }
}

test('the home page has one h1, its sections in the order of the specification and calls to action that link to /our-businesses and /contact', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const sections = main.getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Our Portfolio', 'Expansion Divisions', /^Why /, /\S/]);
  const why = page.getByRole('region', { name: /^Why / });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(['Trust', 'Innovation', 'Excellence']);
  await expect(why.getByRole('paragraph')).toHaveText([/\w+ \w+/, /\w+ \w+/, /\w+ \w+/]);
  const regions = main.getByRole('region');
  await expect(regions.first().getByRole('link').first()).toHaveAttribute('href', '/our-businesses');
  await expect(regions.last().getByRole('link').first()).toHaveAttribute('href', '/contact');
});

test("Our Portfolio has two cards that link to the business's site on one line", async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Our Portfolio' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(businesses);
  for (const [index, name] of businesses.entries()) {
    const link = cards.nth(index).getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`${name}.*opens in a new tab`));
    await expect(link).toHaveAttribute('href', siteOf(name));
  }
  // One of the two names has two lines.
  await page.setViewportSize({ width: 1280, height: 800 });
  const bottoms = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(new Set(bottoms).size).toBe(1);
});

test('Expansion Divisions has three divisions marked Coming Soon, which link to their cards', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Expansion Divisions' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(divisions);
  for (const card of await cards.all())
    await expect(card.getByText('Coming Soon', { exact: true })).toBeVisible();
  const links = cards.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await links.last().click();
  await expectDescriptions(page, divisions, hrefs);
});

test('each tree and its name on the plan link to where the venture is described', async ({ page }) => {
  const figure = page.getByRole('figure');
  const names = [...businesses, 'Aged Care', 'CCTV & Security', 'Construction'];
  const link = (name: string) => figure.getByRole('link', { name, exact: true });
  const hrefs = await Promise.all(names.map((name) => link(name).getAttribute('href')));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // In the middle of the tree, away from its name.
    const targets = await figure.locator('a circle').evaluateAll((trees) =>
      trees.map((tree) => {
        tree.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = tree.getBoundingClientRect();
        return document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      }),
    );
    expect(targets.sort(), `at ${width} px`).toEqual(hrefs.toSorted());
  }
  await link('Construction').locator('circle').click();
  await expectDescriptions(page, names, hrefs);
});

test('the plan has a number, a legend and an alt text that says which of the five are planned', async ({
  page,
}) => {
  const figure = page.getByRole('figure');
  for (const text of [/^Fig\. 1\b/, /^Established$/, /^Planned$/])
    await expect(figure.getByText(text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img'), 'other pictures are decorative').toHaveCount(1);
  const plan = figure.getByRole('img');
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

test('the five labels on the plan are visible and apart at every width', async ({ page }) => {
  const figure = page.getByRole('figure');
  const names = [...businesses, 'Aged Care', 'CCTV & Security', 'Construction'];
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await figure.getByRole('img').boundingBox();
    const boxes = await figure
      .locator('svg text')
      .filter({ visible: true })
      .evaluateAll((labels) =>
        (labels as SVGTextElement[]).map((label) => {
          // The box of the glyphs, without their outline.
          const { x, y, width, height } = label.getBBox();
          const { e, f } = label.getScreenCTM() ?? new DOMMatrix();
          const box = { left: x + e, top: y + f, right: x + e + width, bottom: y + f + height };
          return { name: label.textContent, ...box };
        }),
      );
    expect(boxes.map(({ name }) => name).sort(), `at ${width} px`).toEqual(names.toSorted());
    for (const { name, left, top, right, bottom } of boxes) {
      expect(left, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
      expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width);
      expect(top, `${name} at ${width}`).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
      expect(bottom, `${name} at ${width}`).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
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
