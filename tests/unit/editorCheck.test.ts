import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeSnapshot } from '@/tools/editor/check/bundleCheck';
import { checkEntry } from '@/tools/editor/check/entryCheck';
import { changedContent } from './support/changedContent';
import { temporaryFolder } from './support/folders';

const page = 'content/pages/about.md';
const article = 'content/articles/what-to-ask-before-you-change-payroll-provider.md';
const draft = 'articles/a-draft.md';

let snapshot: Record<string, string>;

beforeAll(async () => {
  const content = await changedContent([draft, '---\ntitle: A draft\ndraft: true\n---\n']);
  const folder = await temporaryFolder();
  await writeSnapshot(folder, content);
  snapshot = JSON.parse(await readFile(join(folder, 'content.json'), 'utf8'));
});

/** The messages about a changed entry. */
function messagesAbout(path: string, before: string | RegExp, after: string, sizes = new Map()) {
  const source = snapshot[path] ?? '';
  expect(source).toMatch(before);
  return checkEntry({ path, source: source.replace(before, after), uploads: {} }, snapshot, sizes).messages;
}

test('the snapshot, which anyone can read, has the documents but no drafts', () => {
  expect(Object.keys(snapshot)).toEqual(expect.arrayContaining([page, article, 'content/company.yaml']));
  expect(snapshot).not.toHaveProperty([`content/${draft}`]);
});

test('a message has the key path of its field, also inside a section, or its line in the text', () => {
  expect(messagesAbout(page, 'We try new tools early', 'We try TODO tools early')).toMatchObject([
    { kind: 'error', field: 'sections.3.items.1.text', place: 'Sections, item 4, Items, item 2, Text' },
  ]);
  expect(messagesAbout(article, 'One thing to know first', 'TODO thing to know first')).toMatchObject([
    { field: 'body', placeInText: { line: 3, column: 1 }, place: 'Text, line 3' },
  ]);
});

test('a field that is missing is an empty field of the form', () => {
  expect(messagesAbout(article, /^imageAlt: .*\n/m, '')).toMatchObject([
    { kind: 'empty field', field: 'imageAlt', place: 'Image alternative text' },
  ]);
});

test('an entry is checked among the others, and its uploads by their sizes', () => {
  expect(messagesAbout(article, /^id: .*$/m, 'id: 1')).toMatchObject([
    { kind: 'error', field: 'technical.id' },
  ]);
  const sizes = new Map([['small.jpg', { width: 600, height: 375 }]]);
  expect(messagesAbout(article, /^image: .*$/m, 'image: small.jpg', sizes)).toMatchObject([
    { kind: 'error', field: 'image', text: expect.stringContaining('600 x 375 pixels') },
  ]);
});

test('a file that cannot be read has its messages', () => {
  expect(messagesAbout(article, /^title: .*$/m, 'title: "Never ended')).toMatchObject([{ kind: 'error' }]);
});
