import { readFileSync } from 'node:fs';
import { attribute, type Element, elementsOf, parse } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { expect, test } from './test';

const alias = '/news-insights/a-former-address';
const current = '/news-insights/a-seventh-article';
const origin = /^url: (\S+)$/m.exec(readFileSync(`${sites.variant.content}/company.yaml`, 'utf8'))?.[1];

async function redirectPage(url: string): Promise<Element[]> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return elementsOf(parse(await response.text()));
}

const isNamed = (name: string, value: string) => (element: Element) =>
  attribute(element, name)?.toLowerCase() === value;

test('URLs of the former website redirect without a redirect of the host', async ({ serverUrl }) => {
  for (const [path, target] of [
    ['/contact.php', '/contact'],
    ['/contact.php?id=5', '/contact'],
    ['/index.php/About_Us', '/about'],
    ['/services.html', '/our-businesses'],
    ['/home/', '/'],
  ] as const) {
    const [refresh] = (await redirectPage(serverUrl + path)).filter(isNamed('http-equiv', 'refresh'));
    expect(attribute(refresh as Element, 'content'), path).toBe(`0; url=${target}`);
  }
});

test('a shared link to a filter works with an alias of its category', async ({ page }) => {
  await page.goto('/news-insights?category=technology');
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
});

test('an alias redirects to the article immediately, and Back skips the redirect page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((path) => location.assign(path), alias);
  await expect(page).toHaveURL(current);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seventh article');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the redirect page has a meta refresh without delay, and one canonical URL and link, the article', async ({
  serverUrl,
}) => {
  const elements = await redirectPage(serverUrl + alias);
  const valuesOf = (name: string, value: string, wanted: string) =>
    elements.filter(isNamed(name, value)).map((element) => attribute(element, wanted));
  const [refresh, ...others] = elements.filter(isNamed('http-equiv', 'refresh'));
  expect(others).toEqual([]);
  const [, seconds, target] =
    /^(\d+);\s*url=(.+)$/i.exec(attribute(refresh as Element, 'content') ?? '') ?? [];
  expect(seconds).toBe('0');
  expect(new URL(target as string, origin).href).toBe(`${origin}${current}`);
  // Crawlers may ignore it outside the head.
  expect(refresh?.parentNode).toMatchObject({ tagName: 'head' });
  expect(valuesOf('rel', 'canonical', 'href')).toEqual([`${origin}${current}`]);
  expect(valuesOf('property', 'og:url', 'content')).toEqual([`${origin}${current}`]);
  expect(valuesOf('href', current, 'href')).toEqual([current]);
});
