import { describe, expect, test, vi } from 'vitest';
import { redirectsFile } from '@/tools/hosting/cdn';
import { headerRules, headersFor, pathPattern } from '@/tools/hosting/headers';

describe('the headers that CDNs send', () => {
  const rules = headerRules(false);

  test.each(['/assets/islands-A.js', '/feed.xml', '/news-insights/category/one/feed.xml'])(
    'have no two rules with one header for %s, which hosts would join',
    (url) => {
      const matching = rules.filter(({ path }) => new RegExp(pathPattern(path)).test(url));
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(names.length).toBeGreaterThan(6);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );

  test.each([
    ['/assets/a.js', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/feed.xml', 'Content-Type: application/rss+xml'],
    ['/news-insights/category/one/feed.xml', 'Content-Type: application/rss+xml'],
  ])('have for %s the header %s', (path, header) => {
    const [name = '', value] = header.split(': ');
    expect(String(headersFor(path, rules)[name])).toBe(value);
  });
});

test('_redirects has the withdrawn pages only for Netlify, because Cloudflare rejects their status', () => {
  const record = { redirects: [{ from: '/a', to: '/b' }], gone: ['/c.php'] };
  expect(redirectsFile(record)).toBe('/a /b 301\n');
  vi.stubEnv('NETLIFY', 'true');
  expect(redirectsFile(record)).toBe('/a /b 301\n/c.php /404.html 410\n');
  vi.unstubAllEnvs();
});

test('only a preview tells search engines to leave out every page', () => {
  const robotsFor = (path: string, isPreview: boolean) =>
    headersFor(path, headerRules(isPreview))['X-Robots-Tag'];
  expect(['/', '/feed.xml'].map((path) => robotsFor(path, true))).toEqual([
    'noindex, nofollow',
    'noindex, nofollow',
  ]);
  expect(['/', '/feed.xml'].map((path) => robotsFor(path, false))).toEqual([undefined, 'noindex']);
});
