import { readFileSync } from 'node:fs';
import { attribute, elementsOf, parse, textOf } from '../../tools/build/post-process/dom';
import { expect, testOn } from '../browser';
import { readContent } from '../sites/content';
import { basePath, sites } from '../sites/sites';

const { content, out } = sites.rebranded;
const test = testOn(out);
const { company, articles } = readContent(content);
const publicUrl = company.url;
const { origin: publicOrigin } = new URL(publicUrl);

/** The URLs in the markup and styles of a page, without those of other sites. */
function urlsIn(html: string, pageUrl: string): string[] {
  const found = elementsOf(parse(html)).flatMap((element) => [
    ...['href', 'src', 'action', 'data-fallback-href'].map((name) => attribute(element, name)),
    ...(attribute(element, 'srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0]),
    ...(attribute(element, 'http-equiv') === 'refresh'
      ? [/url=(.*)/.exec(attribute(element, 'content') ?? '')?.[1]]
      : []),
    ...(element.tagName === 'style'
      ? [...textOf(element).matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url)
      : []),
  ]);
  return found
    .filter((url) => url !== undefined && url !== '')
    .map((url) => new URL((url as string).replace(publicUrl, basePath), pageUrl))
    .filter(({ origin }) => origin === new URL(pageUrl).origin)
    .map((url) => url.href.replace(/#.*/, ''));
}

test('every URL of every page is below the path and answers', async ({ serverUrl }) => {
  const seen = new Set([serverUrl, ...urlsIn(readFileSync(`${out}/404.html`, 'utf8'), serverUrl)]);
  const wrong: string[] = [];
  for (const url of seen) {
    const response = await fetch(url);
    if (!url.startsWith(serverUrl) || !response.ok) wrong.push(`${response.status} ${url}`);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    for (const found of urlsIn(await response.text(), url)) seen.add(found);
  }
  expect(wrong).toEqual([]);
  const pages = [...readFileSync(`${out}/sitemap.xml`, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(pages.length).toBeGreaterThan(articles.length);
  expect(pages.filter((url) => !seen.has((url as string).replace(publicUrl, serverUrl)))).toEqual([]);
});

test('links to authors have the path, also in what the dialog shows', () => {
  const html = readFileSync(`${out}/news-insights.html`, 'utf8');
  expect(html).toContain(`"${basePath}/people/`);
  expect(html).not.toContain('"/people/');
});

test('links in the texts of feeds have the path', () => {
  for (const file of ['feed.xml', 'feed.json'])
    expect(readFileSync(`${out}/${file}`, 'utf8').replaceAll(publicUrl, ''), file).not.toContain(
      publicOrigin,
    );
});

test('links have the path once on paper', async ({ page, serverUrl }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${serverUrl}/news-insights/everything-a-text-can-have`);
  const link = page.locator('#article-text a[href^="/"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed.replaceAll('"', '')).toBe(` (${publicOrigin}${await link.getAttribute('href')})`);
});

test('News loads more articles with their pictures and opens one', async ({ page, serverUrl }) => {
  await page.goto(`${serverUrl}/news-insights`);
  const more = page.getByRole('link', { name: /^More articles/ });
  const cards = page.getByRole('region', { name: 'Latest Articles' }).getByRole('heading', { level: 3 });
  await more.click();
  await expect(cards).toHaveCount(48);
  await more.click();
  await expect(cards).not.toHaveCount(48);
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(sources.join('\n')).toContain(`${basePath}/pictures/`);
  expect(
    sources.filter((source) => !source?.startsWith(`${basePath}/`) && !source?.startsWith('https:')),
  ).toEqual([]);
  await page.getByRole('article').getByRole('button', { name: 'Read More' }).last().click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Open as a page' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${basePath}/news-insights/[a-z0-9-]+$`));
  await expect(dialog.getByRole('status').first()).toHaveText('The article has loaded.');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
