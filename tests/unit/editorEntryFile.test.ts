import { describe, expect, test } from 'vitest';
import {
  formatEntry,
  parseEntry,
  unreadableEntry,
  type Values,
  withPictureNames,
  withPicturePaths,
} from '@/tools/editor/entryFile';

const names = ['id', 'title', 'date', 'draft', 'aliases', 'focus'];

const source = `---
id: 7
title: 'It''s due'  # the headline
series: Unknown to the editor
date: 2025-09-01
aliases: [old-name,  older-name]
---

First *line*.

* item
`;

/** The file after the editor has changed some values. */
function changed(file: string, values: Values): string {
  return formatEntry({ ...parseEntry(file, names), ...values }, names);
}

test('a file without a change keeps every byte', () => {
  for (const file of [source, source.replaceAll('\n', '\r\n'), `\uFEFF${source}`, source.trimEnd()])
    expect(changed(file, { draft: false, focus: { x: null, y: '' } })).toBe(file);
});

test('a file without text, and one whose front matter ends it, keep every byte', () => {
  for (const file of ['---\nid: 7\n---\n', '---\nid: 7\n---', '---\nid: 7\n---\n\n\n'])
    expect(changed(file, {})).toBe(file);
});

describe('one changed value changes only its line', () => {
  test.for<[string, Values, string, string]>([
    ['quotation marks and comments stay', { title: "It's late" }, "'It''s due'", "'It''s late'"],
    ['a number', { id: 8 }, 'id: 7', 'id: 8'],
    ['a list', { aliases: ['old-name'] }, 'aliases: [old-name,  older-name]', 'aliases:\n  - old-name'],
    ['an emptied list is deleted', { aliases: [] }, 'aliases: [old-name,  older-name]\n', ''],
    ['a new field is the last', { draft: true }, 'older-name]\n', 'older-name]\ndraft: true\n'],
    ['an object', { focus: { x: 1, y: 0 } }, 'older-name]\n', 'older-name]\nfocus:\n  x: 1\n  y: 0\n'],
    ['a line of the text', { body: 'First *line*.\n\n* thing' }, '* item', '* thing'],
    ['an emptied text', { body: '' }, 'First *line*.\n\n* item', ''],
  ])('%s', ([, values, before, after]) => {
    expect(changed(source, values)).toBe(source.replace(before, after));
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(changed(windows(source), values)).toBe(windows(source.replace(before, after)));
  });

  test('a value over several lines is replaced as a whole', () => {
    const folded = '---\ntitle: >-\n  One\n  two\n\n# The id\nid: 7\n---\n';
    expect(changed(folded, { title: 'Three: four' })).toBe(
      '---\ntitle: "Three: four"\n\n# The id\nid: 7\n---\n',
    );
    const plain = '---\ntitle: One\n  two\nid: 7\n---\n';
    expect(changed(plain, { title: '' })).toBe('---\nid: 7\n---\n');
  });

  test('a plain value gets the quotation marks that it needs', () => {
    expect(changed('---\ntitle: One # two\n---\n', { title: 'One: two' })).toBe(
      '---\ntitle: "One: two" # two\n---\n',
    );
    expect(changed('---\ntitle:\nid: 7\n---\n', { title: 'One' })).toBe('---\ntitle: One\nid: 7\n---\n');
  });

  test('a text is added below an empty line', () => {
    expect(changed('---\nid: 7\n---', { body: 'Text' })).toBe('---\nid: 7\n---\n\nText\n');
  });

  test('lines with mixed endings stay as they are', () => {
    expect(changed('---\r\nid: 7\n---\r\n\nA\r\nB\n', { body: 'A\nC' })).toBe(
      '---\r\nid: 7\n---\r\n\nA\r\nC\r\n',
    );
  });
});

test('a new file has the fields in the order of the form, without empty ones', () => {
  const values = {
    title: ' Payday super: what changes ',
    id: 7,
    date: '2025-09-01',
    draft: false,
    aliases: [],
  };
  expect(formatEntry({ ...values, body: 'Text\n' }, names)).toBe(
    '---\nid: 7\ntitle: "Payday super: what changes"\ndate: 2025-09-01\n---\n\nText\n',
  );
  expect(formatEntry({ id: 7 }, names)).toBe('---\nid: 7\n---\n');
});

test.each([
  ['no front matter', 'Text'],
  ['front matter that is not closed', '---\nid: 7\n'],
  ['invalid YAML', '---\ntitle: a: b\n---\n'],
  ['a list of fields in braces', '---\n{ id: 7 }\n---\n'],
])('refuses %s', (_, file) => {
  expect(() => parseEntry(file, names)).toThrow(/three hyphens|Nested mappings|one field on each line/);
});

test('a picture has its file name in the file, and its path from the article in the editor', () => {
  const inFile = { id: 7, image: 'desk.jpg', url: 'https://a.example/pictures/b.jpg' };
  const inEditor = { ...inFile, image: '../pictures/desk.jpg' };
  const pictureFields = ['image', 'url', 'none'];
  expect(withPicturePaths(inFile, pictureFields)).toEqual(inEditor);
  expect(withPictureNames(inEditor, pictureFields)).toEqual(inFile);
});

test('an entry for an unreadable file says why, and cannot become a file', () => {
  const source = '---\ntitle: "Payday super\n---\n\nText\n';
  const error = thrownBy(() => parseEntry(source, names));
  const entry = unreadableEntry(source, error);
  expect(entry.body).toContain('cannot be read: Missing closing "quote');
  expect(() => formatEntry({ ...entry, title: 'Payday super' }, names)).toThrow(error.message);
});

function thrownBy(action: () => unknown): Error {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
