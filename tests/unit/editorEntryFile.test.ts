import { expect, test } from 'vitest';
import { localConfig } from '@/tools/editor/config';
import { formatEntry, parseEntry, unreadableEntry, type Values } from '@/tools/editor/entryFile';
import { type FileFormat, fileFormats, readEntry, writeEntry } from '@/tools/editor/fileFormats';

const names = ['id', 'title', 'date', 'draft', 'aliases', 'focus'];

const source = `---
# The number of the article.
id: 7
title: 'It''s due' # the headline
series: Unknown to the editor
# Former names.
aliases: [ old-name, older-name ]
---

First *line*.

* item
`;

/** The file after the editor has changed some values. */
function changed(file: string, values: Values, fields = names): string {
  return formatEntry({ ...parseEntry(file, fields), ...values }, fields);
}

test('a file without a change keeps every byte', () => {
  for (const file of [source, '---\nid: 7\n---\n', '---\nid: 7\n---\n\n  - a\n  - b\n'])
    expect(changed(file, { draft: false, focus: { x: null, y: '' } })).toBe(file);
});

test.for<[string, Values, string, string]>([
  ['quotation marks and comments stay', { title: "It's late " }, "'It''s due'", "'It''s late'"],
  ['an emptied list is deleted', { aliases: [] }, 'aliases: [ old-name, older-name ]\n', ''],
  ['the comment above stays', { id: null }, 'id: 7\n', ''],
  ['a new field is added in its order', { draft: true }, '# Former', 'draft: true\n# Former'],
  ['an emptied text', { body: '' }, '\nFirst *line*.\n\n* item\n', ''],
])('a changed value changes only its field: %s', ([, values, before, after]) => {
  expect(source).toContain(before);
  expect(changed(source, values)).toBe(source.replace(before, after));
});

test('a list of groups keeps those that stay as they are written', () => {
  const page = `---
sections:
  # The first.
  - type: call-to-action
    text: 'A sentence'
    button: { label: Go, href: / }
  - { type: newsletter }
---
`;
  const question = {
    type: 'call-to-action',
    button: { label: 'Go', href: '/' },
    text: 'A sentence',
    anchor: '',
  };
  const words = { type: 'text', anchor: '', heading: 'Words', text: 'A text' };
  const newsletter = { type: 'newsletter', anchor: '', items: [] };
  expect(changed(page, { sections: [question, words, newsletter] }, ['sections'])).toBe(
    page.replace('  - { type', '  - type: text\n    heading: Words\n    text: A text\n  - { type'),
  );
});

test('a new file has the fields in the order of the form, without empty ones', () => {
  const values = { title: ' Payday super: what changes ', id: 7, draft: false, aliases: [], body: 'Text\n' };
  expect(formatEntry(values, names)).toBe('---\nid: 7\ntitle: "Payday super: what changes"\n---\n\nText\n');
});

test('a position in the navigation without a label is alone in the file, and one with a label is not', () => {
  const pages = fileFormats(localConfig('The group', 'website')).find(
    ({ path }) => path === 'pages',
  ) as FileFormat;
  const file = '---\ntitle: A\nnavigation: 5\n---\n';
  const saved = (label: string, position: number | null) =>
    writeEntry({ ...readEntry(file, pages), navigation: { label, position } }, pages);
  expect(saved('', 6)).toBe(file.replace('5', '6'));
  expect(saved('B', 6)).toContain('\nnavigation:\n  label: B\n  position: 6\n');
  expect(saved('', null)).not.toContain('navigation');
});

test('an entry for an unreadable file says why, and cannot become a file', () => {
  const source = '---\ntitle: "Payday super\n---\n\nText\n';
  expect(() => parseEntry(source, names)).toThrow('Missing closing "quote');
  const entry = unreadableEntry(source, new Error('Missing closing "quote'));
  expect(entry.title).toContain('cannot be read: Missing closing "quote');
  expect(() => formatEntry({ ...entry, title: 'Payday super' }, names)).toThrow('Missing closing "quote');
});
