import { describe, expect, it } from 'vitest';
import { siteUrlOf } from '../../lib/urls/siteUrl';

const publicUrl = 'https://www.site.example';

/** The variables that each host sets in a production build and in a preview of a pull request. */
const hosts = {
  Netlify: {
    production: {
      NETLIFY: 'true',
      CONTEXT: 'production',
      URL: 'https://www.site.example',
      DEPLOY_URL: 'https://5f3e--site.netlify.app',
      DEPLOY_PRIME_URL: 'https://site.netlify.app',
    },
    preview: {
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      URL: 'https://www.site.example',
      DEPLOY_URL: 'https://5f3e--site.netlify.app',
      DEPLOY_PRIME_URL: 'https://deploy-preview-7--site.netlify.app',
    },
    url: 'https://deploy-preview-7--site.netlify.app',
  },
  'Cloudflare Pages': {
    production: { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://5f3e.site.pages.dev' },
    preview: { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-article', CF_PAGES_URL: 'https://5f3e.site.pages.dev' },
    url: 'https://5f3e.site.pages.dev',
  },
  Vercel: {
    production: { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'site-5f3e.vercel.app' },
    preview: {
      VERCEL: '1',
      VERCEL_ENV: 'preview',
      VERCEL_URL: 'site-5f3e.vercel.app',
      VERCEL_BRANCH_URL: 'site-git-new-article.vercel.app',
    },
    url: 'https://site-git-new-article.vercel.app',
  },
};

describe('siteUrlOf', () => {
  describe.each(Object.entries(hosts))('on %s', (_, { production, preview, url }) => {
    it('is the public URL in production, which search engines must index', () => {
      expect(siteUrlOf(production, publicUrl)).toBe(publicUrl);
    });

    it('is the URL of a preview', () => {
      expect(siteUrlOf(preview, publicUrl)).toBe(url);
    });

    it('is SITE_URL before all others', () => {
      expect(siteUrlOf({ ...preview, SITE_URL: 'https://test.example/' }, publicUrl)).toBe(
        'https://test.example',
      );
    });
  });

  it('knows another production branch of Cloudflare Pages', () => {
    const variables = { ...hosts['Cloudflare Pages'].production, CF_PAGES_BRANCH: 'live' };
    expect(siteUrlOf({ ...variables, PRODUCTION_BRANCH: 'live' }, publicUrl)).toBe(publicUrl);
  });

  it.each([
    ...['preview.example', 'https://', 'ftp://a.example', 'https://a.example/path', 'https://a.example?a'],
  ])('cannot be %s, and the error names the variable', (value) => {
    expect(() => siteUrlOf({ SITE_URL: value }, publicUrl)).toThrow(
      `SITE_URL is "${value}": it must be a URL without a path, for example https://preview.example.`,
    );
  });
});
