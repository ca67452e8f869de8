import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { components } from '@/components/sections/components';
import { type Section, type SectionProps, sectionTypes } from '@/components/sections/list';
import { PeopleList } from '@/components/sections/people/PeopleList';
import { peopleWidths } from '@/components/sections/people/peopleLayout';
import { filled } from '@/lib/company/company';
import { sectionAnchors } from '@/lib/pages/sections';
import type { SectionType } from '@/lib/pages/sectionType';
import prepared from '@/lib/pictures/preparedPictures';
import { renditionsIn } from '@/lib/pictures/sectionPictures';
import type { Picture } from '@/lib/pictures/sources.browser';

type Written = Record<string, unknown> & { items?: unknown };

function exampleOf(type: string): Written {
  return parse(readFileSync(`components/sections/${type}/example.yaml`, 'utf8'));
}

function render(section: Section): string {
  const component = components[section.type] as FunctionComponent<SectionProps>;
  return renderToStaticMarkup(createElement(component, { section, id: 'its-id', isTight: false, text: '' }));
}

const teamDay: Picture = {
  ...{ path: '/pictures/team-day', width: 980, height: 700 },
  ...{ shape: 'text', fallback: 'jpg' },
};

beforeAll(() => {
  prepared['team-day.jpg text'] = teamDay;
});

afterAll(() => {
  delete prepared['team-day.jpg text'];
});

test.each(Object.entries(sectionTypes))(
  'the example of %s fits its schema and renders with the id that links target',
  (name, type: SectionType) => {
    const html = render(type.schema.parse({ ...exampleOf(name), anchor: 'its-id' }) as Section);
    // The specification's content has no people.
    if (!type.isTitle && name !== 'people') expect(html).toContain('id="its-id"');
    expect(html).not.toMatch(/undefined|\[object/);
  },
);

function exampleWith(type: keyof typeof sectionTypes, fields: Written): Section {
  return sectionTypes[type].schema.parse({ ...exampleOf(type), ...fields }) as Section;
}

test('a list and a picture in a story have the styles of other texts', () => {
  const text = '- One\n\n![Two dogs on a beach](../pictures/team-day.jpg)';
  const html = render(exampleWith('story', { text }));
  expect(html).toMatch(/<div class="[^"]+"><ul>/);
  expect(html).toContain('<picture>');
});

test('a video that is alone in a field of one line stays a link', () => {
  const text = '[Our film](https://www.youtube.com/watch?v=dQw4w9WgXcQ)';
  expect(render(exampleWith('call-to-action', { text }))).toMatch(/<p[^>]*><a [^>]*>Our film<.*<\/p>/s);
});

test('a statement has the id that the content check expects, also with a fact in its name', () => {
  const written = { type: 'statements', items: [{ name: 'Why {name}', text: 'Because.' }] };
  const section = JSON.stringify(exampleWith('statements', written));
  expect(render(JSON.parse(filled(section)))).toMatch(/id="why-name"[^>]*>Why Family Investment Group</);
  expect(sectionAnchors([written], sectionTypes)).toEqual(['why-name']);
});

/** The messages of the schema about an example with other fields. */
function reasons(type: keyof typeof sectionTypes, fields: Written): string[] {
  const { error } = sectionTypes[type].schema.safeParse({ ...exampleOf(type), ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test.each([
  ['milestones', 20],
  ['figures', 6],
  ['questions', 20],
  ['facts', 20],
  ['documents', 20],
] as const)('the items of %s can be one to %i', (type, most) => {
  const [item] = exampleOf(type).items as unknown[];
  const reasonsFor = (count: number) => reasons(type, { items: Array(count).fill(item) });
  expect(reasonsFor(0)).toHaveLength(1);
  expect(reasonsFor(1)).toEqual([]);
  expect(reasonsFor(most)).toEqual([]);
  expect(reasonsFor(most + 1)).toHaveLength(1);
});

const figure = { number: '120', label: 'Things', date: '2025-06-30', source: { label: 'Report' } };
test.each([
  ['figures', { items: [{ ...figure, source: undefined }] }, 'items.0.source'],
  ['figures', { items: [{ ...figure, date: undefined }] }, 'items.0.date'],
  ['figures', { items: [{ ...figure, number: 'many' }] }, 'items.0.number: must have a digit in it'],
  [
    'milestones',
    { items: [2021, 2019].map((year) => ({ year, text: 'What happened.' })) },
    'items.1.year: comes after 2021: put the earliest year first',
  ],
  ['facts', { items: [{ name: 'Size' }] }, 'items.0: must have a name and a value, or only a fact'],
  ['facts', { items: [{ fact: 'abn', name: 'Number' }] }, 'items.0: must have a name and a value'],
  ['facts', { items: [{ fact: 'founded' }] }, 'items.0.fact'],
  ['latest-articles', { count: 0 }, 'count: must be a whole number from 1 to 6'],
  ['latest-articles', { count: 7 }, 'count: must be a whole number from 1 to 6'],
  ['text-with-picture', { picture: 'Team Day.jpg' }, 'picture: names of pictures are lower-case'],
  ['text-with-picture', { imageAlt: 'photo' }, 'imageAlt'],
  ['text-with-picture', { side: 'top' }, 'side'],
  ['quotation', { name: undefined }, 'name'],
  ['quotation', { quote: '"We agree."' }, 'quote: has quotation marks around it, which the page adds'],
  ['quotation', { quote: '“We agree.”' }, 'quote: has quotation marks around it'],
  ['quotation', { quote: '‘We don’t **agree**.’' }, 'quote: has quotation marks around it'],
  [
    'documents',
    { items: [{ label: 'Letter', file: 'letter.exe' }] },
    'items.0.file: must be the name of a file',
  ],
  ['people', { people: ['jane-doe'] }, 'people'],
  ['people', { people: Array.from({ length: 13 }, (_, index) => `person-${index}`) }, 'people'],
  ['people', { people: ['jane-doe', 'jane-doe'] }, 'people: has a person twice: delete one'],
  ['people', { people: ['Jane Doe', 'john-citizen'] }, 'people.0: must be the name of a file'],
] as const)('the section %s is refused with %j', (type, change, reason) => {
  expect(reasons(type, change)).toEqual([expect.stringContaining(reason)]);
});

test('a quotation can start and end with what others said', () => {
  expect(reasons('quotation', { quote: '“Yes,” we said, and “no.”' })).toEqual([]);
});

test('a fact of a section is read from company.yaml', () => {
  const section = exampleWith('facts', { items: [{ fact: 'email' }] });
  expect(render(section)).toContain('href="mailto:hello@example.com"');
});

test.each([
  [{}, 3],
  [{ count: 6 }, 6],
  [{ count: 6, category: 'Technology' }, 2],
])('the newest articles of a section with %j are %i', (fields, count) => {
  const section = exampleWith('latest-articles', { count: undefined, category: undefined, ...fields });
  expect(render(section).match(/<article/g)).toHaveLength(count);
});

test('a panel that leads to another site says that it opens a new tab', () => {
  const items = [{ heading: 'Report', text: 'What we did.', href: 'https://www.example.com' }];
  expect(render(exampleWith('link-panels', { items }))).toMatch(
    / target="_blank" [^>]*>Report<span [^>]*> \(opens in a new tab\)<\/span><\/a>/,
  );
});

describe('a text with a picture', () => {
  const section = exampleWith('text-with-picture', {});

  test('shows the prepared files with its alternative text', () => {
    expect(render(section)).toContain('src="/pictures/team-day.jpg"');
    expect(render(section)).toContain('alt="Two people at a table with papers"');
  });

  test('has the picture prepared', () => {
    expect(renditionsIn([section])).toEqual([{ file: 'team-day.jpg', shape: 'text' }]);
  });
});

const jane = { slug: 'jane-doe', name: 'Jane van Doe', links: [] };
const picture: Picture = {
  ...{ path: '/pictures/jane', width: 820, height: 820, shape: 'portrait', fallback: 'jpg' },
};

describe('a person', () => {
  test('has initials only beside people with pictures', () => {
    const john = { slug: 'john', name: 'John', links: [] };
    expect(renderToStaticMarkup(<PeopleList people={[jane, john]} />)).not.toContain('JD');
    expect(renderToStaticMarkup(<PeopleList people={[jane, { ...john, picture }]} />)).toContain('>JD<');
  });

  test('has a link named after where it leads', () => {
    const linkOf = (link: string) =>
      renderToStaticMarkup(<PeopleList people={[{ ...jane, links: [link] }]} />);
    for (const query of ['', '?subject=Your%20site'])
      expect(linkOf(`mailto:jane@example.com${query}`)).toContain('>jane<wbr/>@example.com</span></a>');
    expect(linkOf('https://www.example.com/jane')).toContain('Jane van Doe on </span>example.com');
  });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'the rows of %i people have no last row of one on wide screens',
  (count) => {
    const perRow = { half: 2, third: 3, quarter: 4 };
    expect(count % perRow[peopleWidths(count).wide]).not.toBe(1);
  },
);
