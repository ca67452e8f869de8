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

test('a former address leads to the article at once', async ({ page }) => {
  await page.goto(former);
  await expect(page).toHaveURL(present);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seventh article');
});

test('Back from the article does not lead through its former address', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((path) => location.assign(path), former);
  await expect(page).toHaveURL(present);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a former address leads to the article too', async ({ page }) => {
    await page.goto(former);
    await expect(page).toHaveURL(present);
  });
});

test('the page at a former address refreshes to the present one without waiting', async ({ address }) => {
  const refresh = (await formerPage(address)).filter(isNamed('http-equiv', 'refresh'));
  expect(refresh).toHaveLength(1);
  const [, seconds, target] =
    /^(\d+);\s*url=(.+)$/i.exec(attribute(refresh[0] as Element, 'content') ?? '') ?? [];
  expect(seconds).toBe('0');
  expect(new URL(target as string, origin).href).toBe(`${origin}${present}`);
  // Elsewhere in the document a browser may meet it late, and a crawler not at all.
  expect(refresh[0]?.parentNode).toMatchObject({ tagName: 'head' });
});

test('the page at a former address names the present one as canonical, once', async ({ address }) => {
  const elements = await formerPage(address);
  const canonical = elements.filter(isNamed('rel', 'canonical'));
  expect(canonical.map((link) => attribute(link, 'href'))).toEqual([`${origin}${present}`]);
  const ogUrl = elements.filter(isNamed('property', 'og:url'));
  expect(ogUrl.map((meta) => attribute(meta, 'content'))).toEqual([`${origin}${present}`]);
});

test('the page at a former address has a link to the article for who is not led on', async ({ address }) => {
  const links = (await formerPage(address)).filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => attribute(link, 'href'))).toContain(present);
});

test('a former address stands in no list and no page links to it', async ({ address }) => {
  const paths = ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/news-insights', present];
  for (const path of paths)
    expect(await (await fetch(address + path)).text(), path).not.toContain('a-former-address');
});

test('the sitemap lists the article at its present address', async ({ address }) => {
  expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain(`<loc>${origin}${present}</loc>`);
});

test('only the article has a share picture, not its former address', async ({ address }) => {
  expect((await fetch(`${address}/share${present}.png`)).status).toBe(200);
  expect((await fetch(`${address}/share${former}.png`)).status).toBe(404);
});
