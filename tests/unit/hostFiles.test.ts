import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { listsWithFeeds } from '@/lib/feeds/listsWithFeeds';
import { headerRules, headersFile, redirectsFile } from '@/tools/hosting/cdn';
import { covers, siteHeaders } from '@/tools/hosting/definition';
import { spellingsOf } from '@/tools/hosting/urls';

describe('the headers that CDNs send', () => {
  const rules = headerRules(listsWithFeeds, false);

  test('start with those of every response', () => {
    expect(rules[0]).toMatchObject({
      path: '/*',
      headers: { 'Content-Security-Policy': "frame-ancestors 'none'" },
    });
  });

  test.each(['/assets/islands-A.js', '/feed.xml'])(
    'have no two rules with one header for %s, which hosts would join',
    (url) => {
      const matching = rules.filter(({ path }) => covers(path, url));
      const names = matching.flatMap(({ headers }) => Object.keys(headers));
      expect(names.length).toBeGreaterThan(6);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );

  test.each([
    ['/assets/*', 'Cache-Control: public, max-age=31536000, immutable'],
    ['/feed.xml', 'Content-Type: application/rss+xml'],
  ])('have for %s the header %s', (path, header) => {
    const [name = '', value] = header.split(': ');
    expect(rules.find((rule) => rule.path === path)?.headers).toHaveProperty(name, value);
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

  test('stops the build if it exceeds a limit of a host', () => {
    const moves = (count: number) => ({
      redirects: Array.from({ length: count }, (_, i) => ({ from: `/a-${i}`, to: '/b' })),
      gone: [],
    });
    expect(redirectsFile(moves(2000)).split('\n')).toHaveLength(2001);
    expect(() => redirectsFile(moves(2001))).toThrow(
      /_redirects would have 2001 lines.*reads only 2000.*aliases/,
    );
  });
});

// tests/hosting/urls.ts has the other spellings.
test('an old path with a dot has the spelling of a page in a folder, which servers do not clean', () => {
  expect(spellingsOf('/contact.php')).toContain('/contact.php/index.html');
});

test('no two values of a header apply to one path', () => {
  for (const { header, values } of [true, false].flatMap(
    (isPreview) => siteHeaders(isPreview, ['', '/news-insights/category/one']).varying,
  )) {
    const paths = values.flatMap((value) => value.paths);
    for (const path of paths) {
      const covering = paths.filter((pattern) => covers(pattern, path.replace('*', 'x')));
      expect(covering, `${header} of ${path}`).toEqual([path]);
    }
  }
});

test('only a preview tells search engines to leave out every page', () => {
  expect(siteHeaders(true, ['']).everywhere).toHaveProperty('X-Robots-Tag', 'noindex, nofollow');
  expect(siteHeaders(false, ['']).everywhere).not.toHaveProperty('X-Robots-Tag');
});

test.each(['netlify.toml', 'vercel.json'])('%s names the folder of the site', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/(?:publish|output_?dir(?:ectory)?)"?\s*[=:] "out"/i);
});
