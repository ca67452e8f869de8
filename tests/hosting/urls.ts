import { readFileSync } from 'node:fs';
import { sites } from '../sites/sites';
import { sendRequest } from './sendRequest';
import { expect, test } from './test';

const { out } = sites.specification;

/** Files, redirects and 404s. */
export function testUrls(): void {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about?from=mail', 'about.html'],
    ['/news-insights', 'news-insights.html'],
    [
      '/news-insights/construction-innovation-building-for-tomorrow',
      'news-insights/construction-innovation-building-for-tomorrow.html',
    ],
    ['/feed.xml', 'feed.xml'],
    ['/drawings/plan.svg', 'drawings/plan.svg'],
    ['/share/home.png', 'share/home.png'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ] as const) {
    test(`${path} serves ${file}`, async ({ port }) => {
      const { status, body } = await sendRequest(port, path);
      expect(status).toBe(200);
      expect(body.equals(readFileSync(`${out}/${file}`))).toBe(true);
    });
  }

  for (const [path, clean] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html/', '/about'],
    ['/about/?from=mail&to=/x/', '/about?from=mail&to=/x/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html?from=mail', '/?from=mail'],
    ['/news-insights/', '/news-insights'],
    ['/news-insights/index.html', '/news-insights'],
    ['/news-insights/an-article.html', '/news-insights/an-article'],
    ['//about/', '/about'],
  ] as const) {
    test(`${path} redirects permanently to ${clean}`, async ({ port }) => {
      const { status, headers } = await sendRequest(port, path);
      expect([status, headers.location]).toEqual([308, clean]);
    });
  }

  test('the former URL of an article redirects permanently to the current one, with its query', async ({
    variantSite: { port },
  }) => {
    const { status, headers } = await sendRequest(port, '/news-insights/a-former-address?from=mail');
    expect([status, headers.location]).toEqual([301, '/news-insights/a-seventh-article?from=mail']);
    expect((await sendRequest(port, '/news-insights/a-seventh-article')).status).toBe(200);
  });

  for (const [path, target] of [
    ['/services', '/our-businesses'],
    ['/contact.php?id=5', '/contact?id=5'],
    ['/contact.php/', '/contact'],
    ['/index.php/About_Us.html', '/about'],
    ['/home', '/'],
  ] as const) {
    test(`${path}, an old URL in redirects.yaml, redirects permanently`, async ({
      variantSite: { port },
    }) => {
      const { status, headers } = await sendRequest(port, path);
      expect([status, headers.location]).toEqual([301, target]);
    });
  }

  test('an old URL with .html redirects to the old path, then to the page', async ({
    variantSite: { port },
  }) => {
    const { status, headers } = await sendRequest(port, '/services.html');
    expect([status, headers.location]).toEqual([308, '/services']);
  });

  for (const path of [
    '/news-insights/managed-it-explained-without-the-acronyms?from=mail',
    '/offers/spring.aspx',
    '/offers/spring.aspx/',
  ]) {
    test(`${path}, a withdrawn page, returns the site's 404 page with status 410`, async ({
      variantSite: { port },
    }) => {
      const { status, headers, body } = await sendRequest(port, path);
      expect([status, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
      expect(body.equals(readFileSync(`${sites.variant.out}/404.html`))).toBe(true);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  }

  for (const path of [
    ...['/no-such-page', '/news-insights/no-such-article', '/assets/gone-ABCDEFGH.js', '/404'],
    ...['/news-insights/construction-innovation-building-for-tomorrow/more', '/About', '/assets'],
  ]) {
    test(`${path} returns the site's 404 page with status 404`, async ({ port }) => {
      const { status, headers, body } = await sendRequest(port, path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.equals(readFileSync(`${out}/404.html`))).toBe(true);
      // A cached 404 would hide the file after a new deploy.
      expect(headers['cache-control']).toBe('no-cache');
    });
  }

  for (const path of [
    ...['/_headers', '/_redirects'],
    ...['/.git/config', '/.env', '/.nojekyll', '/.site.json', '/assets/.hidden', '/nginx/site.conf'],
  ]) {
    test(`${path} is not served`, async ({ port }) => {
      expect((await sendRequest(port, path)).status).toBe(404);
    });
  }
}
