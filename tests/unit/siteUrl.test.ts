import { describe, expect, it } from 'vitest';
import { siteUrlOf } from '../../lib/site/siteUrlOf';

const publicUrl = 'https://www.site.example';

describe('siteUrlOf', () => {
  it('is SITE_URL, otherwise the public URL, whatever a host says about its build', () => {
    const preview = { CONTEXT: 'deploy-preview', CF_PAGES_BRANCH: 'new-article', VERCEL_ENV: 'preview' };
    expect(siteUrlOf(preview, publicUrl)).toBe(publicUrl);
    expect(siteUrlOf({ SITE_URL: 'https://test.example/' }, publicUrl)).toBe('https://test.example');
  });

  it.each([
    ...['preview.example', 'https://', 'ftp://a.example', 'https://a.example/path', 'https://a.example?a'],
  ])('cannot be %s, and the error names the variable', (value) => {
    expect(() => siteUrlOf({ SITE_URL: value }, publicUrl)).toThrow(
      `SITE_URL is "${value}": it must be a URL without a path, for example https://preview.example.`,
    );
  });
});
