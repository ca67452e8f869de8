import type { Page } from '@playwright/test';
import { attribute, type Element, elementsOf } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { type ExportedPage, normalizedText, readPage } from '../walks/exportedPages';
import { expect, test } from './test';

// What is special about the articles of tests/fixtures/content-odd. The walks compare the fields of all articles with
// their cards and pages.

/** An exported page, for what needs no browser. */
const exported = (slug: string) =>
  readPage(sites.variant.out, `news-insights/${slug}.html`, 'https://example.com');

const textIn = ({ elements }: ExportedPage) =>
  elements.find((element) => attribute(element, 'id') === 'article-text') as Element;

const alternatives = ({ elements }: ExportedPage) => elements.map((element) => attribute(element, 'alt'));

const pathOf = (slug: string) => `/news-insights/${slug}`;
const text = (page: Page) => page.locator('#article-text');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('values that look like numbers or booleans stay text', () => {
  const page = exported('2025');
  expect(page.h1).toBe('2025');
  expect(page.title).toMatch(/^2025\b/);
  expect(alternatives(page)).toContain('2025');
});

test('three hyphens in the text are a thematic break', () => {
  const text = textIn(exported('a-rule-after-the-front-matter'));
  expect(elementsOf(text).filter(({ tagName }) => tagName === 'hr')).toHaveLength(2);
  expect(normalizedText(text)).toBe('Between two lines.');
});

test('every kind of link has the right target', async ({ page }) => {
  await page.goto(pathOf('every-kind-of-link'));
  const links = await text(page)
    .locator('a:not(h2 > a)')
    .evaluateAll((all) =>
      all.map((link) => [
        link.textContent,
        decodeURI(link.getAttribute('href') ?? ''),
        link.getAttribute('target'),
      ]),
    );
  const taxOffice = 'https://www.ato.gov.au/a_(b)?c=d&e=f#g';
  expect(links).toEqual([
    ['Contact us', '/contact', null],
    ['read about cookies', '/privacy-policy#cookie-policy', null],
    ['the costs', '#costs', null],
    ['the second costs', '#costs-1', null],
    ['an old address of an article', '/news-insights/an-old-name', null],
    ['the feed', '/feed.xml', null],
    ['the plan with a query', '/contact?from=article', null],
    ['by reference (opens in a new tab)', taxOffice, '_blank'],
    ['tax office (opens in a new tab)', taxOffice, '_blank'],
    ['https://www.fairwork.gov.au (opens in a new tab)', 'https://www.fairwork.gov.au', '_blank'],
    ['https://www.oaic.gov.au (opens in a new tab)', 'https://www.oaic.gov.au', '_blank'],
    ['www.oaic.gov.au (opens in a new tab)', 'https://www.oaic.gov.au', '_blank'],
    ['someone@example.com', 'mailto:someone@example.com', null],
    ['e-mail us', 'mailto:hello@example.com?subject=Hello', null],
    ['call us', 'tel:+61355500100', null],
    ['000', 'tel:000', null],
    ['the top', '#', null],
    ['in another language (opens in a new tab)', 'https://例え.jp/ページ', '_blank'],
  ]);
  await text(page).getByRole('link', { name: 'the second costs' }).click();
  await expect(page).toHaveURL(/#costs-1$/);
  await expect(text(page).getByRole('heading', { name: 'Costs' }).nth(1)).toBeInViewport();
  for (const name of ['A circuit board', 'another board'])
    await expect(text(page).getByRole('img', { name, exact: true })).toBeVisible();
  await text(page).getByRole('link', { name: 'an old address' }).click();
  await expect(page).toHaveURL(pathOf('fields-over-several-lines'));
});

test('multi-line fields are joined', () => {
  const page = exported('fields-over-several-lines');
  expect(page.h1).toBe('A title that goes on over two lines');
  expect(alternatives(page)).toContain('Two lines joined into one');
  expect(page.meta('description')).toEqual([expect.stringMatching(/^A sentence on one line\.\s/)]);
});

test('headings keep their levels and inline markup, and are nearer to their own text than to what is above', async ({
  page,
}) => {
  await page.goto(pathOf('headings-of-all-kinds'));
  const found = await text(page)
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  expect(found).toEqual([
    'H2 Underlined',
    'H3 Three',
    'H4 Four with code and emphasis',
    'H5 Five',
    'H6 Six',
    'H2 Two again with a link',
    'H3 Three again',
    'H3 Three once more',
    'H2 Share',
    'H2 Costs1',
    'H2 CCTV, AI AND IT FAQ',
    'H2 Footnotes',
  ]);
  for (const [name, heading] of [
    ['the number', 'Share'],
    ['its address', 'Costs1'],
  ] as const) {
    await text(page).getByRole('link', { name, exact: true }).click();
    await expect(page.locator(':target')).toHaveText(heading);
  }
  const boxes = await text(page)
    .locator('> *')
    .evaluateAll((all) =>
      all.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { tagName: element.tagName, top, bottom };
      }),
    );
  const distances = boxes.slice(1).map(({ tagName, top }, index) => {
    const above = boxes[index] as (typeof boxes)[number];
    return { pair: `${above.tagName} ${tagName}`, distance: top - above.bottom };
  });
  const distanceOf = (pair: string) => distances.find((each) => each.pair === pair)?.distance ?? Number.NaN;
  for (const [heading, ownText] of [
    ['H2 H3', 'H3 P'],
    ['H3 H4', 'H3 P'],
    ['H3 H2', 'H2 P'],
    ['P H2', 'H2 P'],
  ] as const)
    expect(distanceOf(heading), heading).toBeGreaterThan(1.5 * distanceOf(ownText));
});

test('characters of many languages are preserved', async ({ page }) => {
  const name = 'Crème brûlée, Łódź and 東京 in Māori, naïvely';
  await page.goto(pathOf('letters-of-many-languages'));
  await expect(title(page)).toHaveText(name);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /an emoji 🌏 and a family 👨‍👩‍👧 made of several\.$/,
  );
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('img', { name: 'Ünïcödé on a sign', exact: true })).toBeVisible();
  expect(await text(page).getByRole('paragraph').first().textContent()).toBe(
    'Ελληνικά, עברית, العربية, हिन्दी, ไทย. A non-breaking\u00A0space. می\u200Cخواهم, क्\u200Dष, אִ!\u200F ❤\uFE0F 1\uFE0F\u20E3 \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  );
  await text(page).getByRole('link', { name: 'the heading above' }).click();
  await expect(page).toHaveURL(`${pathOf('letters-of-many-languages')}#${encodeURIComponent('überschrift')}`);
  expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('Überschrift');
});

test('all kinds of quotation marks are shown as typed, from a file with Windows line endings', () => {
  const page = exported('quotation-marks-in-fields');
  expect(page.h1).toBe('He said: "No" -- twice');
  expect(page.meta('description')).toEqual([`It's what's said that counts: "word by word"`]);
  expect(alternatives(page)).toContain(`A board, 'as found', with 5:30 on it`);
  expect(normalizedText(textIn(page))).toBe(
    '“Curly” quotation marks, ‘single’ ones, an ellipsis… and a dash – all typed as they are.',
  );
});

test('characters that look like code are shown as typed, and code as code', async ({ page }) => {
  await page.goto(pathOf('signs-that-look-like-code'));
  await expect(text(page).getByRole('paragraph').first()).toHaveText(
    'If a < b and b > c, then <b> is no tag; 5 < 6; a <- b; <3. A bar | in a line, {curly} {brackets}, [square] brackets,\n' +
      'an asterisk * alone, snake_case_words, a tilde ~, #hashtag, #1 in the field, ##, C# and <b>code</b>.',
    { useInnerText: true },
  );
  await expect(text(page)).toContainText('© & <b> stay signs.');
  await expect(text(page)).not.toContainText('A remark');
  expect((await text(page).locator('pre').allTextContents()).map((code) => code.trimEnd())).toEqual([
    '<div>An indented block of code</div>\nsay("We have built the site for you and it works");',
    "<script>alert('TODO')</script>\n| not | a table |\n=======",
  ]);
  await expect(text(page)).toContainText('1986. A great year. To do: nothing.');
  await expect(text(page).getByRole('list')).toHaveCount(0);
});

test('special characters in fields are text on the card, in the head and on the page', async ({ page }) => {
  const name = 'Q&A: is 1 < 2 & 3 > 2 in "<b>bold</b>"? 100% {yes}';
  const excerpt = '</title></script><script>alert(1)</script> & "so on" \\n &amp ]]> -->';
  await page.goto('/news-insights');
  await expect(card(page, name).getByText(excerpt, { exact: true })).toBeVisible();
  await card(page, name).getByRole('button', { name: 'Read More' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
  await page.goto(pathOf('signs-in-fields'));
  await expect(title(page)).toHaveText(name);
  expect((await page.title()).startsWith(name)).toBe(true);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', excerpt);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', name);
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveCount(1);
  await expect(
    page.getByRole('main').getByRole('img', { name: '"> onload="alert(1)" & <i>so on</i>', exact: true }),
  ).toBeVisible();
});

test('tables, lists with their numbers, quotations and footnotes are rendered, from a file with Windows line endings', async ({
  page,
}) => {
  await page.goto(pathOf('tables-and-lists'));
  expect(await page.content()).not.toContain('\uFEFF');
  await expect(page.getByRole('main')).not.toContainText('---');
  const [first, second] = [text(page).getByRole('table').nth(0), text(page).getByRole('table').nth(1)];
  await expect(first.getByRole('columnheader')).toHaveText(['Header', 'Without', 'Outer bars']);
  await expect(first.getByRole('cell')).toHaveText(['short row', '', '', 'a | b', 'c | d', 'e']);
  await expect(second.getByRole('cell')).toHaveText(['a']);
  await expect(text(page).getByRole('checkbox')).toHaveCount(2);
  await expect(text(page).getByRole('checkbox').first()).toBeChecked();
  await expect(text(page).locator('ul > li > ul > li > ol > li')).toHaveCount(2);
  await expect(text(page).locator('ul ul > li > p').getByText('a paragraph in it')).toBeVisible();
  await expect(text(page).getByRole('blockquote')).toHaveText('A quotation\nwith a lazy line', {
    useInnerText: true,
  });
  await expect(
    text(page)
      .getByText(/^Two spaces/)
      .locator('br'),
  ).toHaveCount(2);
  await text(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(text(page).locator(':target')).toContainText('The footnote, with a link');
  await expect(text(page).locator(':target')).toBeInViewport();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const markers = nodes.filter(({ role }) => role?.value === 'ListMarker');
  // Those of bullets, which are drawn, have no name.
  const numbers = markers.map(({ name }) => name?.value.trim()).filter(Boolean);
  // Chromium lists inner elements last.
  expect(numbers.sort()).toEqual(['1.', '1.', '1.', '2.', '2.', '5.', '6.', '7.']);
});
