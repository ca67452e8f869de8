import { readFileSync } from 'node:fs';
import { attribute, type Element, elementsOf, parse } from '../../tools/build/post-process/dom';
import { sites } from '../sites/sites';
import { expect, test } from './test';

const alias = '/news-insights/a-former-address';
const current = '/news-insights/a-seventh-article';
const origin = /^url: (\S+)$/m.exec(readFileSync(`${sites.variant.content}/company.yaml`, 'utf8'))?.[1];

/** The elements of the page that hosts without redirects serve at an old path. */
function redirectPage(path: string): Element[] {
  return elementsOf(parse(readFileSync(`${sites.variant.out}${path}.html`, 'utf8')));
}

const isNamed = (name: string, value: string) => (element: Element) =>
  attribute(element, name)?.toLowerCase() === value;

test('URLs of the former website have a redirect page', () => {
  for (const [path, target] of [
    ['/contact.php', '/contact'],
    ['/index.php/About_Us', '/about'],
    ['/services', '/our-businesses'],
    ['/home', '/'],
  ] as const) {
    const [refresh] = redirectPage(path).filter(isNamed('http-equiv', 'refresh'));
    expect(attribute(refresh as Element, 'content'), path).toBe(`0; url=${target}`);
  }
});

test('a shared link to a filter works with an alias of its category', async ({ page }) => {
  await page.goto('/news-insights?category=technology');
  await expect(page.getByRole('heading', { name: 'Technology Articles' })).toBeVisible();
});

test('an alias redirects to the article immediately, and Back skips the redirect page', async ({ page }) => {
  // The page, for hosts without redirects.
  await page.route(alias, (route) => route.fulfill({ path: `${sites.variant.out}${alias}.html` }));
  await page.goto('/about');
  await page.evaluate((path) => location.assign(path), alias);
  await expect(page).toHaveURL(current);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A seventh article');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the redirect page has a meta refresh without delay, and one canonical URL and link, the article', () => {
  const elements = redirectPage(alias);
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
