import { describe, expect, test } from 'vitest';
import { cleanUrl } from '@/tools/hosting/cleanUrl';

describe('a URL that is not clean', () => {
  test.each([
    ['/news-insights/index.html', '/news-insights'],
    ['/about.html?from=mail&to=/x/', '/about?from=mail&to=/x/'],
    ['/index.html?', '/?'],
    // Clean in another step.
    ['/about.html/', '/about.html'],
    ['/a.html.html', '/a.html'],
    ['//a//b//', '/a//b'],
  ])('%s redirects to %s', (url, clean) => {
    expect(cleanUrl(url)).toBe(clean);
  });

  test.each(['//evil.example/', '/\\evil.example.html'])('%s never redirects to another host', (url) => {
    const clean = cleanUrl(url) ?? '/';
    expect(new URL(clean, 'http://localhost:3000').host).toBe('localhost:3000');
  });
});

test.each(['/', '/a//b', '/about?page=/x/', '/about?file=a.html'])('%s, a clean URL, stays', (url) => {
  expect(cleanUrl(url)).toBeUndefined();
});
