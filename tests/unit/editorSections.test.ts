import type { EntryCollection, Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { localConfig } from '@/tools/editor/config';
import type { Values } from '@/tools/editor/entryFile';
import { type FileFormat, fileFormats, readEntry, writeEntry } from '@/tools/editor/fileFormats';

const config = localConfig('The group', 'website');
const form = (config.collections as EntryCollection[]).find(({ name }) => name === 'pages')?.fields ?? [];

type Part = {
  name: string;
  widget: string;
  required?: boolean;
  fields?: Part[];
  types?: Part[];
};

function fieldIn(fields: readonly Part[] | readonly Field[] | undefined, name: string): Part {
  return (fields as readonly Part[]).find((field) => field.name === name) as Part;
}

const sections = fieldIn(form, 'sections') as Part & { typeKey: string };

test('a page has a list of sections of every type, each with the fields of its schema', () => {
  expect(sections).toMatchObject({ widget: 'list', typeKey: 'type', required: false, max: 30 });
  const names = sections.types?.map(({ name, fields = [] }) => [name, fields.map((field) => field.name)]);
  expect(names).toEqual(
    Object.entries(sectionTypes).map(([name, { schema }]) => [
      name,
      Object.keys(schema.shape).filter((field) => field !== 'type'),
    ]),
  );
});

const pages = fileFormats(config).find(({ path }) => path === 'pages') as FileFormat;

/** A file after the form has read it, changed some values and saved it. */
function saved(file: string, values: Values = {}): string {
  return writeEntry({ ...readEntry(file, pages), ...values }, pages);
}

test('a position without a label is alone in the file, and one with a label is not', () => {
  const file = '---\ntitle: A\nnavigation: 5\n---\n';
  expect(saved(file)).toBe(file);
  expect(saved(file, { navigation: { label: '', position: 6 } })).toBe(file.replace('5', '6'));
  expect(saved(file, { navigation: { label: 'B', position: 6 } })).toContain(
    '\nnavigation:\n  label: B\n  position: 6\n',
  );
  expect(saved(file, { navigation: { label: '', position: null } })).not.toContain('navigation');
  expect(saved('---\ntitle: A\n---\n')).not.toContain('navigation');
});
