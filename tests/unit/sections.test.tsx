import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { components } from '@/components/sections/components';
import { type Section, type SectionProps, sectionTypes } from '@/components/sections/list';
import { PeopleList } from '@/components/sections/people/PeopleList';
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

test('a statement has the id that the content check expects, also with a fact in its name', () => {
  const written = { type: 'statements', items: [{ name: 'Why {name}', text: 'Because.' }] };
  const section = JSON.stringify(exampleWith('statements', written));
  expect(render(JSON.parse(filled(section)))).toMatch(/id="why-name"[^>]*>Why Family Investment Group</);
  expect(sectionAnchors([written], sectionTypes)).toEqual(['why-name']);
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

test('a text with a picture shows the prepared files, and has them prepared', () => {
  const section = exampleWith('text-with-picture', {});
  expect(render(section)).toContain('src="/pictures/team-day.jpg"');
  expect(renditionsIn([section])).toEqual([{ file: 'team-day.jpg', shape: 'text' }]);
});

const jane = { slug: 'jane-doe', name: 'Jane van Doe', links: [] };
const picture: Picture = {
  ...{ path: '/pictures/jane', width: 820, height: 820, shape: 'portrait', fallback: 'jpg' },
};

test('a person has initials only beside people with pictures', () => {
  const john = { slug: 'john', name: 'John', links: [] };
  expect(renderToStaticMarkup(<PeopleList people={[jane, john]} />)).not.toContain('JD');
  expect(renderToStaticMarkup(<PeopleList people={[jane, { ...john, picture }]} />)).toContain('>JD<');
});
