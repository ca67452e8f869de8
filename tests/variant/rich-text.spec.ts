import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { calloutIcons, calloutLabel } from '../../lib/text/callouts/plugin';
import { axeViolations, rulesOfLayout, withoutTransitions } from '../inspect/axe';
import { countSheets } from '../inspect/pdf';
import { sites } from '../sites/sites';
import { expect, test } from './test';

// The article of tests/fixtures/variant with every part that a text can have.
const path = '/news-insights/everything-a-text-can-have';
const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const text = (page: Page) => page.locator('#article-text');
const card = (page: Page) => page.getByRole('link', { name: /^How a fig tree grows/ });

async function openModal(page: Page) {
  await page.goto(`/news-insights?article=${path.split('/').at(-1)}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Videos' })).toBeVisible();
  return dialog;
}

test('every call-out shows its name, and a quotation with a speaker is a figure', async ({ page }) => {
  await page.goto(path);
  for (const name of [...calloutIcons.keys()].map(calloutLabel)) {
    const callout = page.getByRole('note', { name, exact: true });
    await expect(callout.getByText(name, { exact: true })).toBeVisible();
    await expect(callout.locator('svg')).toBeVisible();
    expect(await callout.ariaSnapshot()).not.toContain('img');
  }
  const figure = text(page).getByRole('figure');
  await expect(figure).toHaveCount(1);
  await expect(figure.getByRole('blockquote')).toContainText('We never had to ask twice');
  await expect(figure.locator('figcaption')).toHaveText('— Jane Doe, Director of an example');
});

test('a file is downloaded under its own name and cached for ever', async ({ page }) => {
  await page.goto(path);
  const link = page.getByRole('link', { name: 'annual letter (PDF, 16 KB)', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('annual-letter.pdf');
  const file = readFileSync('tests/fixtures/variant/files/annual-letter.pdf');
  expect(readFileSync(await download.path()).equals(file)).toBe(true);
  const response = await page.request.get((await link.getAttribute('href')) as string);
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/pdf',
  });
});

test('a video is a card that requests nothing from the video site', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(path);
  await card(page).scrollIntoViewIfNeeded();
  await card(page).hover();
  await expect(card(page)).toHaveAccessibleName(
    'How a fig tree grows, from the seed to the first fruit Watch on YouTube (opens in a new tab)',
  );
  await expect(card(page)).toHaveAttribute('href', youTube);
  await expect(card(page)).toHaveAttribute('target', '_blank');
  await expect(
    page.getByRole('link', { name: /Watch on Vimeo, 3:15 \(opens in a new tab\)$/ }),
  ).toBeVisible();
  const pictures = await page
    .locator('[data-video] img')
    .evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc.replace(/.*\//, '')),
    );
  expect(pictures).toEqual([
    'article-company-news.svg',
    'article-company-news.svg',
    expect.stringMatching(/^team-day-.*\.avif$/),
  ]);
  await expect(page.locator('iframe, video')).toHaveCount(0);
  await expect(card(page).locator('img')).toHaveJSProperty('complete', true);
  expect([...hosts].sort()).toEqual(['images.unsplash.com', 'localhost']);
});

test('the byline names the author, with a small, square, decorative picture, on the page and in the modal', async ({
  page,
}) => {
  const expectFace = async (byline: Locator) => {
    const face = byline.locator('img');
    await expect(face).toHaveJSProperty('complete', true);
    await expect(face).toHaveAttribute('alt', '');
    await expect(face).toHaveJSProperty('clientWidth', 48);
    await expect(face).toHaveJSProperty('clientHeight', 48);
    await expect(face).toHaveJSProperty('naturalWidth', 48);
    const source = await face.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/\/pictures\/jane-doe-[\da-f]{10}-48\.avif$/);
  };
  await page.goto(path);
  const byline = (within: Page | Locator) =>
    within.getByRole('paragraph').filter({ hasText: 'By Jane Doe, Director' });
  await expectFace(byline(page));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const { author } = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'NewsArticle');
  expect(author[0].image).toMatch(/^https:.*\/pictures\/jane-doe-[\da-f]{10}\.jpg$/);
  await page.emulateMedia({ media: 'print' });
  await expect(byline(page).locator('img')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectFace(byline(await openModal(page)));
  await page.goto('/news-insights/a-seventh-article');
  const plain = page.getByText("By Alex O'Neill & Łukasz <Świątek>", { exact: true });
  await expect(plain).toBeVisible();
  await expect(plain.locator('img')).toHaveCount(0);
});

test('footnotes and their links back move the focus in the modal, and stay in the tab order', async ({
  page,
}) => {
  const dialog = await openModal(page);
  const reference = dialog.locator('[data-footnote-ref]').first();
  await reference.focus();
  await page.keyboard.press('Enter');
  const note = dialog.getByRole('listitem').filter({ hasText: 'publishes the rates' });
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  // To the link above the note, and back to the first one in it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const back = dialog.getByRole('link', { name: 'Back to mention 1 of footnote 1', exact: true });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reference).toBeFocused();
  await expect(reference).toHaveJSProperty('tabIndex', 0);
  await expect(page).toHaveURL(/\?article=[a-z0-9-]+$/);
  await dialog.getByRole('link', { name: 'Back to mention 2 of footnote 1' }).click();
  await expect(dialog.locator('[data-footnote-ref]').last()).toBeFocused();
});

test('emphasis in every section is a weight, because the fonts have no italics', async ({ page }) => {
  await page.goto('/fullest-sections');
  const styles = await page.locator('main :is(em, strong)').evaluateAll((elements) =>
    elements.map((element) => {
      const { fontStyle, fontWeight } = getComputedStyle(element);
      return `${element.localName} ${fontStyle} ${fontWeight}`;
    }),
  );
  expect([...new Set(styles)].sort()).toEqual(['em normal 600', 'strong normal 600']);
});

test.describe('without transitions', () => {
  test.use(withoutTransitions);

  // The walks run axe on its page.
  test('the modal shows the same parts with the same styles as the page, and axe finds nothing, light or dark', async ({
    page,
  }) => {
    const look = () =>
      page
        .locator('[data-callout], [data-quotation], [data-quotation] *, [data-video] *, [data-footnotes]')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { color, backgroundColor, borderInlineStart, font, display, padding } =
              getComputedStyle(part);
            return [part.tagName, color, backgroundColor, borderInlineStart, font, display, padding];
          }),
        );
    await page.goto(path);
    await expect(text(page)).toBeVisible();
    const onPage = await look();
    expect(onPage.length).toBeGreaterThan(15);
    await openModal(page);
    expect(await look()).toEqual(onPage);
    expect(await axeViolations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, { only: rulesOfLayout }), 'dark').toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is shown, and footnotes work', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-callout]')).toHaveCount(calloutIcons.size);
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'annual letter (PDF, 16 KB)' })).toBeVisible();
    await text(page).getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/#user-content-fn-2$/);
    await expect(text(page).getByRole('listitem').last()).toBeInViewport();
    await text(page).getByRole('link', { name: 'Back to reference 2' }).click();
    await expect(page).toHaveURL(/#user-content-fnref-2$/);
  });
});

test('everything prints plainly, with the URLs of videos and without links back', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
  for (const part of await text(page).locator('[data-callout], [data-video] a').all())
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(text(page).locator('img, svg:not([data-callout] svg)').filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(text(page).locator('[data-callout] svg').filter({ visible: true })).toHaveCount(
    calloutIcons.size,
  );
  await expect(text(page).getByRole('link', { name: /^Back/ })).toHaveCount(0);
  await expect(page.getByRole('note', { name: 'Tip' }).getByText('Tip', { exact: true })).toBeVisible();
  expect(await card(page).evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
    `" (${youTube})"`,
  );
  const paper = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(card(page)).toHaveCSS('color', paper);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('call-outs and cards keep a border, and drawings are hidden', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-callout]').first()).toHaveCSS('border-left-width', '4px');
    await expect(card(page)).toHaveCSS('border-left-width', '1px');
    await expect(card(page).locator('img')).toBeHidden();
    const [icon, title, action] = await Promise.all(
      ['svg', 'strong', 'span'].map((part) => card(page).locator(part).boundingBox()),
    );
    expect(title?.y).toBeGreaterThanOrEqual((icon?.y ?? 0) + (icon?.height ?? 0));
    expect(action?.x).toBe(title?.x);
    expect(action?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  });
});

test('only files that published texts link to are on the site', () => {
  expect(readdirSync(`${sites.variant.out}/files`)).toEqual([
    expect.stringMatching(/^annual-letter-[0-9a-f]{10}\.pdf$/),
  ]);
});

test('both feeds have every part without styles and drawings', () => {
  const read = (file: string) => readFileSync(`${sites.variant.out}/${file}`, 'utf8');
  const rss = parseRssFeed(read('feed.xml')).items?.find(({ link }) => link?.endsWith(path));
  const json = parseJsonFeed(read('feed.json')).items?.find(({ url }) => url?.endsWith(path));
  expect(rss?.dc?.creators).toEqual(['Jane Doe']);
  const avatar = expect.stringMatching(/^https:.*\/pictures\/jane-doe-[\da-f]{10}\.jpg$/);
  expect(json?.authors).toEqual([
    { name: 'Jane Doe', url: expect.stringMatching(/^https:.*\/people\/jane-doe$/), avatar },
  ]);
  for (const html of [rss?.content?.encoded ?? '', json?.content_html ?? '']) {
    expect(html).toMatch(/<blockquote><p><strong>Note<\/strong><\/p>/);
    expect(html).toContain('<figcaption>— Jane Doe, Director of an example</figcaption>');
    expect(html).toMatch(/href="https:\/\/[^"]+\/files\/annual-letter-[0-9a-f]{10}\.pdf"/);
    expect(html).toContain(`<p><a href="${youTube}"`);
    expect(html).toMatch(/href="https:\/\/[^"]+#user-content-fn-2"/);
    expect(html).not.toMatch(/<img|<svg|data-(?:callout|label|quotation|video)|role="note"/);
  }
});

test('a page of text and a biography are printed from the first sheet on', async ({ page }) => {
  const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
  for (const path of ['/careers', '/people/jane-doe']) {
    await page.goto(path);
    expect(countSheets(await page.pdf({ format: 'A4', margin })), path).toBe(2);
  }
});

test('pages without these parts do not have their styles', () => {
  const styled = (file: string) =>
    readFileSync(`${sites.variant.out}/${file}.html`, 'utf8').includes('[data-callout]');
  expect(styled(path.slice(1))).toBe(true);
  for (const file of ['index', 'news-insights', 'contact', 'privacy-policy', 'news-insights/patient-capital'])
    expect(styled(file), file).toBe(false);
});
