import { readFileSync } from 'node:fs';
import { attribute, elementsOf, parse, textOf } from '../../tools/build/post-process/dom';
import { expect, testOn } from '../browser';
import { readContent } from '../sites/content';
import { basePath, sites } from '../sites/sites';

const { content, out } = sites.belowPath;
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
  const start = serverUrl;
  const seen = new Set([start, ...urlsIn(readFileSync(`${out}/404.html`, 'utf8'), start)]);
  const wrong: string[] = [];
  for (const url of seen) {
    const response = await fetch(url);
    if (!url.startsWith(start) || !response.ok) wrong.push(`${response.status} ${url}`);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    for (const found of urlsIn(await response.text(), url)) seen.add(found);
  }
  expect(wrong).toEqual([]);
  const pages = [...readFileSync(`${out}/sitemap.xml`, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(pages.length).toBeGreaterThan(articles.length);
  expect(pages.filter((url) => !seen.has((url as string).replace(publicUrl, start)))).toEqual([]);
});

test('feeds, robots.txt and canonical URLs have the path, and links in texts of feeds', () => {
  const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');
  expect(read('robots.txt')).toContain(`${publicUrl}/sitemap.xml`);
  expect(read('about.html')).toContain(`<link rel="canonical" href="${publicUrl}/about">`);
  for (const file of ['feed.xml', 'feed.json', 'about.html', 'sitemap.xml'])
    expect(read(file).replaceAll(publicUrl, ''), file).not.toContain(publicOrigin);
});

test('the icons of the manifest exist', async ({ page, serverUrl }) => {
  const manifest = `${serverUrl}/manifest.webmanifest`;
  const { start_url, icons } = await (await page.request.get(manifest)).json();
  for (const url of [start_url, ...icons.map(({ src }: { src: string }) => src)])
    expect((await page.request.get(new URL(url, manifest).href)).status(), url).toBe(200);
});

test('News filters, loads more articles and opens one', async ({ page, serverUrl }) => {
  const news = `${serverUrl}/news-insights`;
  await page.goto(news);
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
  await page.getByRole('button', { name: /^Technology/ }).click();
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Read More' }).first().click();
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Open as a page' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${basePath}/news-insights/[a-z0-9-]+$`));
  await expect(dialog.getByRole('status').first()).toHaveText('The article has loaded.');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});
