import { readFileSync } from 'node:fs';
import { attribute, type Element, elementsOf, parse } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { expect, test } from './test';

const former = '/news-insights/a-former-address';
const present = '/news-insights/a-seventh-article';
const origin = /^url: (\S+)$/m.exec(readFileSync(`${sites.variant.content}/company.yaml`, 'utf8'))?.[1];

async function formerPage(address: string): Promise<Element[]> {
  const answer = await fetch(address + former);
  expect(answer.status).toBe(200);
  return elementsOf(parse(await answer.text()));
}

const isNamed = (name: string, value: string) => (element: Element) =>
  attribute(element, name)?.toLowerCase() === value;

test('an alias redirects to the article immediately', async ({ page }) => {
  await page.goto(former);
  await expect(page).toHaveURL(present);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seventh article');
});

test('Back skips the redirect page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((path) => location.assign(path), former);
  await expect(page).toHaveURL(present);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an alias redirects to the article', async ({ page }) => {
    await page.goto(former);
    await expect(page).toHaveURL(present);
  });
});

test('the redirect page has a meta refresh without delay', async ({ address }) => {
  const refresh = (await formerPage(address)).filter(isNamed('http-equiv', 'refresh'));
  expect(refresh).toHaveLength(1);
  const [, seconds, target] =
    /^(\d+);\s*url=(.+)$/i.exec(attribute(refresh[0] as Element, 'content') ?? '') ?? [];
  expect(seconds).toBe('0');
  expect(new URL(target as string, origin).href).toBe(`${origin}${present}`);
  // Elsewhere in the document a browser may meet it late, and a crawler not at all.
  expect(refresh[0]?.parentNode).toMatchObject({ tagName: 'head' });
});

test('the redirect page has one canonical URL, the article', async ({ address }) => {
  const elements = await formerPage(address);
  const canonical = elements.filter(isNamed('rel', 'canonical'));
  expect(canonical.map((link) => attribute(link, 'href'))).toEqual([`${origin}${present}`]);
  const ogUrl = elements.filter(isNamed('property', 'og:url'));
  expect(ogUrl.map((meta) => attribute(meta, 'content'))).toEqual([`${origin}${present}`]);
});

test('the redirect page has a link to the article', async ({ address }) => {
  const links = (await formerPage(address)).filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => attribute(link, 'href'))).toContain(present);
});

test('an alias is not listed and not linked', async ({ address }) => {
  const paths = ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/news-insights', present];
  for (const path of paths)
    expect(await (await fetch(address + path)).text(), path).not.toContain('a-former-address');
});

test('the sitemap lists the article at its current URL', async ({ address }) => {
  expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain(`<loc>${origin}${present}</loc>`);
});

test('the article has an Open Graph image, the alias has none', async ({ address }) => {
  expect((await fetch(`${address}/share${present}.png`)).status).toBe(200);
  expect((await fetch(`${address}/share${former}.png`)).status).toBe(404);
});
