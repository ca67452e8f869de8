import { describe, expect, test } from 'vitest';
import { cleanUrl } from '@/tools/hosting/staticServer';

describe('an address that is not clean', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/news-insights/index.html', '/news-insights'],
    ['/news-insights/an-article.html', '/news-insights/an-article'],
    ['/news-insights/an-article/', '/news-insights/an-article'],
    ['//', '/'],
    ['//about', '/about'],
    ['//index.html', '/'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/about.html?from=mail&to=/x/', '/about?from=mail&to=/x/'],
    ['/index.html?', '/?'],
    ['/about/?next=/a?b=c', '/about?next=/a?b=c'],
  ])('%s leads to %s', (address, clean) => {
    expect(cleanUrl(address)).toBe(clean);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\evil.example.html',
  ])('%s never leads to another host', (address) => {
    const clean = cleanUrl(address) ?? '/';
    expect(new URL(clean, 'http://localhost:3000').host).toBe('localhost:3000');
  });

  test.each(['/about//', '//index.html', '/about.html/', '/index.html/', '/a.html.html', '//a//b//'])(
    '%s leads to a clean one in a few steps, not in a circle',
    (address) => {
      let current = address;
      for (let step = 0; step < 4; step += 1) current = cleanUrl(current) ?? current;
      expect(cleanUrl(current)).toBeUndefined();
    },
  );
});

describe('an address that is clean', () => {
  test.each([
    '/',
    '/?from=mail',
    '/about',
    '/about?page=/x/',
    '/about?file=a.html',
    '/drawings/plan.svg',
    '/robots.txt',
    '/_next/static/media/a.woff2',
    '/htmlbook',
  ])('%s stays', (address) => {
    expect(cleanUrl(address)).toBeUndefined();
  });
});
