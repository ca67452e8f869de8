import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { headersFile, redirectsFile } from '@/tools/hosting/cdn';
import { headerRules, headersFor, pathPattern } from '@/tools/hosting/headers';
import { spellingsOf } from '@/tools/hosting/urls';

describe('the headers that CDNs send', () => {
  const rules = headerRules(false);

  test('start with those of every response', () => {
    expect(rules[0]).toMatchObject({
      path: '/*',
      headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
    });
  });

  test.each(['/assets/islands-A.js', '/feed.xml', '/news-insights/category/one/feed.json'])(
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
    ['/assets', 'Cache-Control: undefined'],
    ['/feed.xml', 'Content-Type: application/rss+xml'],
    ['/news-insights/category/one/feed.json', 'Content-Type: application/feed+json'],
    ['/news-insights/category/one/two/feed.json', 'Content-Type: undefined'],
    ['/feedAxml', 'Content-Type: undefined'],
  ])('have for %s the header %s', (path, header) => {
    const [name = '', value] = header.split(': ');
    expect(String(headersFor(path, rules)[name])).toBe(value);
  });

  test('mark only files with a hash as immutable', () => {
    const kept = rules.filter(({ headers }) => headers['Cache-Control']?.includes('immutable'));
    expect(kept.map(({ path }) => path)).toEqual(['/assets/*', '/files/*', '/fonts/*', '/pictures/*']);
  });

  test('are indented below their path in _headers', () => {
    const feed = { path: '/feed.xml', headers: { 'Content-Type': 'text/xml', Allow: 'GET' } };
    expect(headersFile([{ path: '/*', headers: { Allow: 'HEAD' } }, feed])).toBe(
      '/*\n  Allow: HEAD\n/feed.xml\n  Content-Type: text/xml\n  Allow: GET\n',
    );
  });
});

describe('_redirects', () => {
  test('has the redirects, and the withdrawn pages only for Netlify, because Cloudflare rejects their status', () => {
    const record = { redirects: [{ from: '/a', to: '/b' }], gone: ['/c.php'] };
    expect(redirectsFile(record)).toBe('/a /b 301\n');
    vi.stubEnv('NETLIFY', 'true');
    expect(redirectsFile(record)).toBe('/a /b 301\n/c.php /404.html 410\n');
    vi.unstubAllEnvs();
  });
});

// tests/servers has the other spellings.
test('an old path with a dot has the spelling of a page in a folder, which servers do not clean', () => {
  expect(spellingsOf('/contact.php')).toContain('/contact.php/index.html');
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

test.each(['netlify.toml', 'vercel.json'])('%s names the folder of the site', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/(?:publish|output_?dir(?:ectory)?)"?\s*[=:] "out"/i);
});
