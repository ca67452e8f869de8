import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { components } from '@/components/sections/components';
import { type Section, type SectionProps, sectionTypes } from '@/components/sections/list';
import type { SectionType } from '@/lib/schemas/sectionType';
import { filled } from '@/lib/site/compiled';
import prepared from '@/lib/site/preparedPictures';
import { sectionAnchors } from '@/lib/site/sections';

type Written = Record<string, unknown> & { items?: unknown };

function exampleOf(type: string): Written {
  return parse(readFileSync(`components/sections/${type}/example.yaml`, 'utf8'));
}

function render(section: Section): string {
  const component = components[section.type] as FunctionComponent<SectionProps>;
  return renderToStaticMarkup(createElement(component, { section, id: 'its-id' }));
}

beforeAll(() => {
  prepared['team-day.jpg text'] = {
    ...{ path: '/pictures/team-day', width: 980, height: 700 },
    ...{ shape: 'text', fallback: 'jpg' },
  };
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

test('a panel has the id that the content check expects, also with a fact in its name', () => {
  const written = { type: 'panels', items: [{ name: 'Why {name}', text: 'Because.' }] };
  const section = JSON.stringify(exampleWith('panels', written));
  expect(render(JSON.parse(filled(section)))).toMatch(/id="why-name"[^>]*>Why Family Investment Group</);
  expect(sectionAnchors([written], sectionTypes)).toEqual(['why-name']);
});
