import { describe, expect, test } from 'vitest';
import { formatEntry, parseEntry, unreadableEntry, type Values } from '@/tools/editor/entryFile';
import { withFileNames, withFilePaths } from '@/tools/editor/filePaths';

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
  - type: hero
    lead: 'A sentence'
    button: { label: Go, href: / }
  - { type: text }
---
`;
  const hero = { type: 'hero', button: { label: 'Go', href: '/' }, lead: 'A sentence', drawing: '' };
  const quotation = { type: 'quotation', anchor: '', quote: 'Words', name: 'Jane Doe' };
  const text = { type: 'text', anchor: '', items: [] };
  expect(changed(page, { sections: [hero, quotation, text] }, ['sections'])).toBe(
    page.replace('  - { type', '  - type: quotation\n    quote: Words\n    name: Jane Doe\n  - { type'),
  );
});

describe('placeholders of a page', () => {
  const page = `---
sections:
  - { type: hero }
  - { type: story, heading: Our plan }
  - { type: steps, heading: How we plan }
  - { type: story, heading: How it began }
placeholders: [ title, hero, our-plan, steps ]
---
`;
  const saved = (sections: unknown) => changed(page, { sections }, ['sections', 'placeholders']);
  const [hero, story, steps] = [
    { type: 'hero', anchor: null },
    { type: 'story', heading: 'Our plan', anchor: '' },
    { type: 'steps', heading: 'How we plan' },
  ];
  const other = { type: 'story', heading: 'How it began', anchor: '' };

  test('lose the name of a removed section', () => {
    expect(saved([hero, story, other])).toContain('placeholders: [ title, hero, our-plan ]');
    expect(saved([hero, steps, other])).toContain('placeholders: [ title, hero, steps ]');
  });

  test('keep that of a section that is left, moved or has another heading', () => {
    for (const sections of [
      [hero, story, steps],
      [steps, story, hero, other],
      [hero, { ...story, heading: 'Our plans' }, steps, other],
    ])
      expect(saved(sections)).toContain('placeholders: [ title, hero, our-plan, steps ]');
  });
});

describe('in a group or a list of groups', () => {
  const file = `---
address:
  # The street.
  street: 'A street' # and its number
  postcode: "3134"
hours:
  # The week.
  - { days: Monday to Friday, hours: '9 to 5' }
  # The weekend.
  - days: Saturday
    hours: Closed
---
`;
  const hours = [
    { days: 'Monday to Friday', hours: '9 to 5' },
    { days: 'Saturday', hours: 'Closed' },
  ];

  test.for<[string, Values, string, string]>([
    [
      'a new field',
      { address: { street: 'A street', state: 'VIC', postcode: '3134' } },
      '  postc',
      '  state: VIC\n  postc',
    ],
    [
      'a new item, with another one changed',
      { hours: [hours[0], { days: 'Sunday', hours: 'Closed' }, { days: 'Saturday', hours: '10 to 2' }] },
      '  # The weekend.\n  - days: Saturday\n    hours: Closed\n',
      '  - days: Sunday\n    hours: Closed\n  # The weekend.\n  - days: Saturday\n    hours: 10 to 2\n',
    ],
  ])('%s', ([, values, before, after]) => {
    expect(file).toContain(before);
    expect(changed(file, values, ['address', 'hours'])).toBe(file.replace(before, after));
  });
});

test('a new file has the fields in the order of the form, without empty ones', () => {
  const values = { title: ' Payday super: what changes ', id: 7, draft: false, aliases: [], body: 'Text\n' };
  expect(formatEntry(values, names)).toBe('---\nid: 7\ntitle: "Payday super: what changes"\n---\n\nText\n');
});

test.each([
  ['no front matter', 'Text'],
  ['front matter that is not closed', '---\nid: 7\n'],
  ['invalid YAML', '---\ntitle: a: b\n---\n'],
  ['no fields', '---\n---\n'],
])('refuses %s', (_, file) => {
  expect(() => parseEntry(file, names)).toThrow(/three hyphens|Nested mappings|there must be fields/);
});

test('a picture or download has its name in the file, and its path from the document in the editor', () => {
  const inFile = {
    id: 7,
    image: 'desk.jpg',
    url: 'https://a.example/pictures/b.jpg',
    items: [{ file: 'a.pdf' }],
  };
  const inEditor = { ...inFile, image: '../pictures/desk.jpg', items: [{ file: '../files/a.pdf' }] };
  const folders = { image: 'pictures', url: 'pictures', file: 'files', none: 'files' };
  expect(withFilePaths(inFile, folders)).toEqual(inEditor);
  expect(withFileNames(inEditor, folders)).toEqual(inFile);
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
