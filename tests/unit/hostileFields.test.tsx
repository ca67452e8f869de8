import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Island } from '@/components/islands/Island';
import { ArticlePage } from '@/components/news/ArticlePage';
import { NewsBrowser } from '@/components/news/NewsBrowser';
import { type ArticleSummary, categoriesWithCounts } from '@/lib/articles/summaries';
import { elementsOf, parse as parseHtml } from '@/tools/build/post-process/dom';
import { collections } from '@/tools/collections';
import { html } from '../fixtures/hostile/html';
import { markdown } from '../fixtures/hostile/markdown';
import { changedAt, type Path, pathsOf } from './support/paths';
import { specification } from './support/specification';

const payloads = [
  ...Object.values(html),
  ...Object.values(markdown),
  'javascript:RUN()',
  'data:text/html,<script>RUN()</script>',
  '//foreign.example/x.js',
  '"><script>RUN()</script>',
  "' onerror='RUN()",
  '</title></script></style><script>RUN()</script>',
  ']]><script>RUN()</script>',
  '{{RUN()}}<%= RUN() %>',
  '../../../etc/passwd',
  '\u2028RUN()\u2029',
];

const endpoints = {
  inquiries: { url: 'https://forms.example/a' },
  subscriptions: { url: 'https://forms.example/b' },
};
const additions: Record<string, object> = {
  Article: { aliases: ['former'] },
  Company: { delivery: endpoints },
  Venture: {
    ...{ shortName: 'Care', sector: 'Care', description: 'What it does.', features: ['A', 'B', 'C'] },
    ...{ service: 'Care', url: 'https://care.example' },
  },
};

/** A document of a collection, with all optional fields. */
function documentOf({ name, path, extension }: (typeof collections)[number]): unknown {
  const folder = existsSync(`${specification}/${path}`) ? specification : 'tests/fixtures/variant';
  const [file] = path.endsWith(extension)
    ? [path]
    : readdirSync(`${folder}/${path}`).map((each) => `${path}/${each}`);
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const fields = extension === '.yaml' ? source : source.split(/^---$/m)[1];
  return { ...parse(fields as string), ...additions[name] };
}

/** The document with only the section of a path, and the path in it. All the others would be read again each time. */
function narrowed(document: unknown, path: Path): [document: unknown, path: Path] {
  const { sections } = document as { sections?: unknown[] };
  if (!sections) return [document, path];
  const [name, index, ...rest] = path;
  const isInSection = name === 'sections';
  const section = sections[isInSection ? Number(index) : 0];
  return [{ ...(document as object), sections: [section] }, isInSection ? [name, 0, ...rest] : path];
}

/** Fields that only pages show, so that escaping is enough. */
const shown: Record<string, string[]> = {
  // The category of an article must be one of the list.
  Article: ['title', 'excerpt', 'category', 'imageAlt'],
  Page: [
    ...['title', 'description', 'navigation.label'],
    ...['heading', 'lead', 'opening', 'text', 'closing'].map((name) => `sections.${name}`),
    ...['sections.items.name', 'sections.items.text', 'sections.button.label'],
  ],
  Legal: ['title', 'description', 'typeOfSite'],
  Venture: [
    ...['name', 'phase', 'summary', 'inquiry.label'],
    ...['shortName', 'sector', 'description', 'features', 'service'],
  ],
  Company: [
    ...['name', 'tagline', 'description'],
    ...['address.street', 'address.locality', 'businessHours.days', 'businessHours.hours'],
    ...['responseTime', 'acknowledgement.heading', 'acknowledgement.text'],
  ],
  CategoryList: ['categories.description'],
  Person: ['name', 'role', 'text'],
  RedirectList: [],
};

describe('a field that is not only shown rejects every hostile text', () => {
  test.each(collections.map((collection) => [collection.name, collection] as const))(
    '%s',
    (name, collection) => {
      const document = documentOf(collection);
      expect(collection.schema.safeParse(document).error, 'the document itself is good').toBeUndefined();
      const accepting = pathsOf(document).filter((whole) => {
        const [part, path] = narrowed(document, whole);
        expect(collection.schema.safeParse(part).error, `the part with ${whole} is good`).toBeUndefined();
        return payloads.some(
          (text) => collection.schema.safeParse(changedAt(part, path, () => text)).success,
        );
      });
      const names = accepting.map((path) => path.filter((key) => typeof key === 'string').join('.'));
      expect([...new Set(names)]).toEqual(shown[name]);
    },
  );
});

/** The elements of a page with the names of their attributes, which no text may change; without those around compounds. */
function skeleton(page: ReactNode): string[] {
  return elementsOf(parseHtml(renderToStaticMarkup(page)))
    .filter(({ attrs }) => !attrs.some(({ name, value }) => name === 'class' && value === 'compound'))
    .map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`);
}

function urlsOf(page: ReactNode): string[] {
  return elementsOf(parseHtml(renderToStaticMarkup(page))).flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => (name === 'href' ? [value] : [])),
  );
}

function pageOf(text: string): ReactNode {
  const summary: ArticleSummary = {
    ...{ id: 1, slug: text, title: text, excerpt: text, readTime: text, imageAlt: text },
    image: 'https://images.unsplash.com/photo-1',
    category: 'Technology',
    categorySlug: 'technology',
    drawing: 'Leaf veins',
    mirrored: false,
    date: '2025-07-21',
  };
  const article = { ...summary, html: '', aliases: [], contents: [] };
  const articles = [summary, { ...summary, id: 2 }];
  return (
    <>
      <ArticlePage data={{ article, contents: [], previous: summary, next: summary, related: [summary] }} />
      <Island
        name="news"
        component={NewsBrowser}
        props={{ articles, counts: categoriesWithCounts(articles) }}
      />
    </>
  );
}

test('a page with hostile text in every field has the same elements and attributes as any other', () => {
  const expected = skeleton(pageOf('Words'));
  expect(expected.length).toBeGreaterThan(60);
  for (const text of payloads) {
    expect(skeleton(pageOf(text)), text).toEqual(expected);
    expect(
      urlsOf(pageOf(text)).filter((href) => !/^(?:#|\/(?![/\\])|https:|mailto:)/.test(href)),
      text,
    ).toEqual([]);
  }
});
