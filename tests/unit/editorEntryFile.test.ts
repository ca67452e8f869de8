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

test('a new article gets the next free id and the read time of its text, in the order of the schema', () => {
  const articles = fileFormats(localConfig('The group', 'website')).find(
    ({ path }) => path === 'articles',
  ) as FileFormat;
  readEntry('---\nid: 41\n---\n', articles);
  const body = 'word '.repeat(700).trim();
  const saved = writeEntry({ title: 'A', date: '2025-01-01', technical: { id: null }, body }, articles);
  expect(saved).toBe(`---\nid: 42\ntitle: A\ndate: 2025-01-01\nreadTime: 3 min read\n---\n\n${body}\n`);
  // Those of a writer stay.
  const { technical, ...values } = readEntry(saved.replace('3 min', '4 min'), articles);
  expect(technical).toEqual({ id: 42, readTime: '4 min read' });
  expect(writeEntry({ ...values, technical }, articles)).toContain('readTime: 4 min read');
});

test('an entry for an unreadable file says why, and cannot become a file', () => {
  const source = '---\ntitle: "Payday super\n---\n\nText\n';
  expect(() => parseEntry(source, names)).toThrow('Missing closing "quote');
  const entry = unreadableEntry(source, new Error('Missing closing "quote'));
  expect(entry.title).toContain('cannot be read: Missing closing "quote');
  expect(() => formatEntry({ ...entry, title: 'Payday super' }, names)).toThrow('Missing closing "quote');
});
