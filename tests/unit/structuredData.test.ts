import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '@/lib/company/company';
import { requiredPage } from '@/lib/pages/pages';
import { anArticle } from './support/article';

type Node = Record<string, unknown>;

/** The node of a type in a graph, as a search engine reads it. */
function ofType(graph: unknown, type: string): Node | undefined {
  const nodes: Node[] = JSON.parse(JSON.stringify(graph))['@graph'];
  return nodes.find((node) => node['@type'] === type);
}

/** Makes later imports get a company with other facts. */
function mockCompany(change: object) {
  vi.doMock('@/lib/company/company', async (original) => ({
    ...(await original<object>()),
    company: { ...company, ...change },
  }));
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  // Other test files share the modules.
  vi.resetModules();
  vi.doUnmock('@/lib/company/company');
});

describe('structured data', () => {
  test('of an article names its authors, or else the group', async () => {
    const { articleData } = await import('@/lib/seo/structuredData');
    const group = { '@id': `${company.url}/#organization` };
    expect(ofType(articleData(anArticle()), 'NewsArticle')?.author).toEqual(group);
    const jane = { name: 'Jane Doe', role: 'Director', path: '/people/jane-doe' };
    const byTwo = anArticle({ authors: [jane, { name: 'Alex Example' }] });
    expect(ofType(articleData(byTwo), 'NewsArticle')?.author).toMatchObject([
      { '@type': 'Person', name: 'Jane Doe', jobTitle: 'Director', url: `${company.url}/people/jane-doe` },
      { '@type': 'Person', name: 'Alex Example' },
    ]);
  });

  test.each([
    ['email', 'email', company.email],
    ['phone', 'telephone', '+61355500100'],
    ['address', 'address', expect.objectContaining({ addressCountry: 'AU' })],
    ['abn', 'taxID', expect.any(String)],
  ])('includes %s only once it is confirmed', async (fact, field, value) => {
    mockCompany({ placeholders: company.placeholders?.filter((name) => name !== fact) });
    const { dataOfPage } = await import('@/lib/seo/structuredData');
    const { logo, name, url, ...told } = ofType(dataOfPage(requiredPage('home')), 'Organization') ?? {};
    expect(told).toEqual({ '@id': expect.anything(), '@type': 'Organization', [field]: value });
  });

  test('escapes a closing script tag in a title', async () => {
    const { articleData } = await import('@/lib/seo/structuredData');
    const { StructuredData } = await import('@/components/seo/StructuredData');
    const title = '</script><script>alert(1)</script><!-- <b>';
    const data = articleData(anArticle({ title }));
    const html = renderToStaticMarkup(createElement(StructuredData, { data }));
    const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(ofType(JSON.parse(json), 'NewsArticle')?.headline).toBe(title);
  });
});

test('the site is no preview if the content writes its URL with capital letters or the usual port', async () => {
  mockCompany({ url: 'https://Www.Site.Example:443' });
  const { siteUrl, isPreview } = await import('@/lib/urls/site');
  expect([siteUrl, isPreview]).toEqual(['https://www.site.example', false]);
});

describe('a preview', () => {
  const about = { path: '/about', title: 'Our Story', description: 'How it began.' };

  test.each([
    ['SITE_URL', 'https://preview.example'],
    ['PREVIEW', '1'],
  ])('by %s has noindex on every page, and a robots.txt that names no sitemap', async (variable, value) => {
    vi.stubEnv(variable, value);
    const { default: robots } = await import('@/app/robots');
    const { pageMetadata } = await import('@/lib/seo/metadata');
    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
    expect(pageMetadata(about).robots).toEqual({ index: false, follow: false });
  });

  test('by SITE_URL has that URL in the canonical link, feeds and sitemap', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example');
    const { pageMetadata } = await import('@/lib/seo/metadata');
    const { rssFeed } = await import('@/lib/feeds/feed');
    const { default: sitemap } = await import('@/app/sitemap');
    expect(pageMetadata(about).alternates?.canonical).toBe('https://preview.example/about');
    const all = JSON.stringify([sitemap(), rssFeed()]);
    expect(all).toContain('https://preview.example/news-insights');
    expect(all).not.toContain(company.url);
  });
});
