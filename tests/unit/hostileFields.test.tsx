import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Island } from '@/components/islands/Island';
import { ArticlePage } from '@/components/news/ArticlePage';
import { NewsBrowser } from '@/components/news/NewsBrowser';
import { exampleOf } from '@/components/sections/examples';
import { sectionTypes } from '@/components/sections/list';
import { summaryFields } from '@/lib/schemas/article';
import { type ArticleSummary, categoriesWithCounts } from '@/lib/site/summaries';
import { elementsOf, parse as parseHtml } from '@/tools/build/post-process/dom';
import { collections } from '@/tools/collections';
import { generatorOf } from '../sites/sectionForms';
import { changedAt, type Path, pathsOf } from './support/paths';
import { specification } from './support/specification';

/** A text for each place that it could break out of. */
const payloads = [
  '<img src=x onerror=RUN()>',
  '[x](javascript:RUN())',
  '"><b id=1>',
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

const generate = generatorOf('fullest', {
  ...{ postcode: ['3000'], email: ['a@example.com'], url: ['https://a.example'], repository: ['a/website'] },
});

/** A document of a collection with every field, but one of two that exclude each other. */
function documentOf({ path, extension, schema }: (typeof collections)[number]): unknown {
  const folder = existsSync(`${specification}/${path}`) ? specification : 'tests/fixtures/full';
  const [file] = path.endsWith(extension)
    ? [path]
    : readdirSync(`${folder}/${path}`).map((each) => `${path}/${each}`);
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const fields = extension === '.yaml' ? source : source.split(/^---$/m)[1];
  const written = parse(fields as string);
  if (written.sections) written.sections = Object.keys(sectionTypes).map((type) => parse(exampleOf(type))[0]);
  const others = Object.entries<z.ZodType>(schema.shape).filter(([field]) => !(field in written));
  const whole = { ...written, ...Object.fromEntries(others.map(([field, type]) => [field, generate(type)])) };
  const narrower = others.map(([left]) => ({ ...whole, [left]: undefined }));
  return [whole, ...narrower].find((fields) => schema.safeParse(fields).success) ?? whole;
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

/** The category of a section must be among those that there are. */
const shownInSections = `heading lead button.label items.name items.text opening text closing imageAlt
  items.label items.question items.answer category items.value label
  email phone address businessHours group businesses buttons.label`;

/** Fields that only pages show, so that escaping is enough. */
const shown: Record<string, string[]> = {
  // The category and the business of an article must be among those that there are.
  Article: [
    ...['title', 'excerpt', 'category', 'imageAlt', 'imageCredit'],
    ...['authors', 'business', 'updateNote'],
  ],
  Page: [
    ...['title', 'description', 'navigation.label'],
    ...shownInSections.split(/\s+/).map((name) => `sections.${name}`),
  ],
  Legal: ['title', 'description', 'typeOfSite'],
  Venture: [
    ...['name', 'phase', 'summary', 'inquiry.label'],
    ...['shortName', 'sector', 'description', 'features', 'service', 'place', 'imageAlt'],
  ],
  Company: [
    ...['name', 'tagline', 'description'],
    ...['address.street', 'address.locality', 'businessHours.days', 'businessHours.hours'],
    ...['responseTime', 'acknowledgement.heading', 'acknowledgement.text'],
    ...['legalName', 'registeredOffice.street', 'registeredOffice.locality'],
    ...['press', 'investors', 'privacy'].flatMap((topic) => [
      `contacts.${topic}.name`,
      `contacts.${topic}.role`,
    ]),
    // The branch is only in the configuration of the visual editor, which is JSON.
    ...['disclaimer', 'delivery.overseas', 'editor.branch', 'profiles.name'],
  ],
  CategoryList: ['categories.description'],
  Person: ['name', 'role', 'text'],
  RedirectList: [],
  WordList: [],
};

test.each(collections.map((collection) => [collection.name, collection] as const))(
  'a field of %s that is not only shown rejects every hostile text',
  (name, collection) => {
    const document = documentOf(collection);
    expect(collection.schema.safeParse(document).error, 'the document itself is good').toBeUndefined();
    const accepting = pathsOf(document).filter((whole) => {
      const [part, path] = narrowed(document, whole);
      expect(collection.schema.safeParse(part).error, `the part with ${whole} is good`).toBeUndefined();
      return payloads.some((text) => collection.schema.safeParse(changedAt(part, path, () => text)).success);
    });
    const names = accepting.map((path) => path.filter((key) => typeof key === 'string').join('.'));
    expect(new Set(names), 'a field that pages only show, escaped, belongs in the list').toEqual(
      new Set(shown[name]),
    );
  },
);

type Element = ReturnType<typeof elementsOf>[number];

/** The elements of a page with the names of their attributes, which no text may change. */
function skeleton(elements: Element[]): string[] {
  return elements.map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`);
}

function urlsOf(elements: Element[]): string[] {
  return elements.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => (name === 'href' ? [value] : [])),
  );
}

/** The elements of a page with a text in every field. */
function pageOf(text: string): Element[] {
  const fields = Object.fromEntries(summaryFields.map((name) => [name, text]));
  const summary: ArticleSummary = {
    ...(fields as Record<(typeof summaryFields)[number], string>),
    ...{ id: 1, slug: text, draft: false, authors: [{ name: text, role: text }], updated: '2025-07-22' },
    image: 'https://images.unsplash.com/photo-1',
    category: 'Technology',
    categorySlug: 'technology',
    icon: 'leaf',
    drawing: 'Leaf veins',
    mirrored: false,
    date: '2025-07-21',
  };
  const article = { ...summary, html: '', raw: '' };
  const articles = [summary, { ...summary, id: 2 }];
  const page = (
    <>
      <ArticlePage data={{ article, contents: [], previous: summary, next: summary, related: [summary] }} />
      <Island
        name="news"
        component={NewsBrowser}
        props={{ articles, counts: categoriesWithCounts(articles) }}
      />
    </>
  );
  return elementsOf(parseHtml(renderToStaticMarkup(page)));
}

test('a page with hostile text in every field has the same elements and attributes as any other', () => {
  const expected = skeleton(pageOf('Words'));
  expect(expected.length).toBeGreaterThan(60);
  for (const text of [...payloads, payloads.join(' ')]) {
    const page = pageOf(text);
    expect(skeleton(page), text).toEqual(expected);
    expect(
      urlsOf(page).filter((href) => !/^(?:#|\/(?![/\\])|https:|mailto:)/.test(href)),
      text,
    ).toEqual([]);
  }
});
