import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StructuredData } from '@/components/seo/StructuredData';
import { articleData } from '@/lib/site/structuredData';
import { anArticle } from './support/article';

type Node = Record<string, unknown>;

beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.unstubAllEnvs();
  // Other test files share the modules.
  vi.resetModules();
});

test('structured data escapes a closing script tag in a title', () => {
  const title = '</script><script>alert(1)</script><!-- <b>';
  const data = articleData(anArticle({ title }));
  const html = renderToStaticMarkup(createElement(StructuredData, { data }));
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  const nodes: Node[] = JSON.parse(json)['@graph'];
  expect(nodes.find((node) => node['@type'] === 'NewsArticle')?.headline).toBe(title);
});

describe('a preview', () => {
  const about = { path: '/about', title: 'Our Story', description: 'How it began.' };

  test.each([
    ['SITE_URL', 'https://preview.example'],
    ['PREVIEW', '1'],
  ])('by %s has noindex on every page, and a robots.txt that names no sitemap', async (variable, value) => {
    vi.stubEnv(variable, value);
    const { default: robots } = await import('@/app/robots');
    const { pageMetadata } = await import('@/lib/site/metadata');
    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' } });
    expect(pageMetadata(about).robots).toEqual({ index: false, follow: false });
  });
});
