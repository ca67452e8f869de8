import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { attribute, type Element, elementsOf, isText, walk } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { normalizedText, readPage } from '../walks/exportedPages';
import { articlePages } from './helpers';
import { expect, test } from './test';

/** The read time in minutes and the category of each article of the specification, by its date. */
const fixed: Record<string, [number, string]> = {
  'August 15, 2025': [3, 'Company News'],
  'August 8, 2025': [5, 'Industry Insights'],
  'July 28, 2025': [4, 'Technology'],
  'July 21, 2025': [6, 'Investment Strategy'],
  'July 14, 2025': [4, 'Technology'],
  'July 7, 2025': [5, 'Innovation'],
};

test('the six article pages show date, read time and category, with a list and a text that fits its read time', () => {
  const dates: string[] = [];
  for (const path of articlePages) {
    const { elements } = readPage(sites.specification.out, `${path.slice(1)}.html`, 'https://example.com');
    const article = elements.find(({ tagName }) => tagName === 'article') as Element;
    const parts = elementsOf(article);
    const named = (tag: string) => parts.filter(({ tagName }) => tagName === tag);
    const [date = ''] = named('time').map(normalizedText);
    dates.push(date);
    const [minutes, category] = fixed[date] ?? [0, ''];
    expect(parts.map(normalizedText), path).toEqual(
      expect.arrayContaining([`${minutes} min read`, category]),
    );
    const texts = walk(article).filter(isText);
    const words = texts.flatMap(({ value }) => value.match(/\S+/g) ?? []).length;
    expect(words / minutes, path).toBeGreaterThan(190);
    expect(words / minutes, path).toBeLessThan(245);
    expect(named('li').length, path).toBeGreaterThan(2);
    expect(named('h2').length, path).toBeGreaterThan(1);
    const picture = parts.find((part) => /\w+ \w+/.test(attribute(part, 'alt') ?? '')) as Element;
    expect(attribute(picture, 'loading'), path).toBe('eager');
    expect(attribute(picture, 'fetchpriority'), path).toBe('high');
  }
  expect(dates.sort()).toEqual(Object.keys(fixed).sort());
});

test('an article shows single line breaks, and links back to the news', async ({ page }) => {
  await page.goto(articlePages.find((path) => path.includes('where-the-group-stands')) as string);
  const main = page.getByRole('main');
  const paragraph = main.getByRole('paragraph').filter({ hasText: 'What it does:' }).first();
  expect((await paragraph.innerText()).split('\n')).toHaveLength(4);
  await main.getByRole('link', { name: 'News & Insights' }).click();
  await expect(page).toHaveURL('/news-insights');
});

test('read times of related articles stay on one line', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(articlePages.find((path) => path.includes('what-to-ask')) as string);
  const readTimes = page.getByText(/^\d+ min read$/);
  const lines = await readTimes.evaluateAll((all) => all.map((readTime) => readTime.getClientRects().length));
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('lines of an article have about 70 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(articlePages[0] as string);
  const length = await page.locator('#article-text > p:not(:first-child)').evaluateAll((paragraphs) => {
    const linesOf = (paragraph: (typeof paragraphs)[number]) =>
      Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
    const long = paragraphs.filter((paragraph) => linesOf(paragraph) > 3);
    const letters = long.reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
    // The last line of a paragraph is about half as long as the others.
    return letters / long.reduce((sum, paragraph) => sum + linesOf(paragraph) - 0.5, 0);
  });
  expect(length).toBeGreaterThan(60);
  expect(length).toBeLessThan(80);
});

test('on a phone, a table of three columns fits, and lines of the breadcrumb neither overlap nor start or end with a slash', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(articlePages.find((path) => path.includes('why-patient-capital')) as string);
  const table = page.getByRole('group', { name: /^Table: / });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  const lines = await steps.evaluateAll((items) =>
    items.map((item) => {
      const { left, top, height } = item.getBoundingClientRect();
      const slash = left + Number.parseFloat(getComputedStyle(item).fontSize);
      return {
        isFirst: left === item.parentElement?.getBoundingClientRect().left,
        showsSlash: item.contains(document.elementFromPoint(slash, top + height / 2)),
      };
    }),
  );
  expect(lines.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
  for (const { isFirst, showsSlash } of lines) expect(showsSlash).toBe(!isFirst);
  const [home, , category] = await steps
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(category?.top).toBeGreaterThanOrEqual(home?.bottom as number);
});

/** Whether the right edge of a table has the line of its background from top to bottom. */
async function endsWithLine(table: Locator): Promise<boolean> {
  const background = await table.evaluate((element) => getComputedStyle(element).backgroundImage);
  const colour = background.match(/rgb\([^)]*\)/g)?.at(-1);
  const { data, info } = await sharp(await table.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLine = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return `rgb(${[...data.subarray(start, start + 3)].join(', ')})` === colour;
  };
  const edge = Array.from({ length: 12 }, (_, index) => info.width - 1 - index);
  const rows = Array.from({ length: info.height }, (_, y) => edge.some((x) => isLine(x, y)));
  return rows.filter(Boolean).length > info.height / 2;
}

test('on a phone, a table has a line at its end only if it goes on there', async ({ page, browser }) => {
  await page.goto(articlePages.find((path) => path.includes('why-patient-capital')) as string);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  await phone.goto(page.url());
  const table = phone.getByRole('group', { name: /^Table: / });
  expect(await endsWithLine(table)).toBe(false);
  await table.getByRole('table').evaluate((element) => {
    element.style.width = '900px';
  });
  expect(await endsWithLine(table)).toBe(true);
  await phone.close();
});
