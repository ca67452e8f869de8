import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { collections } from '@/tools/collections';
import { bundleCheck, filesWithoutForm } from '@/tools/editor/check/bundleCheck';
import type { Answer, Request } from '@/tools/editor/check/check.worker';
import type { EntryMessage } from '@/tools/editor/check/messageInForm';
import { localConfig } from '@/tools/editor/config';
import { filesBelow } from '@/tools/files';
import { lineOf } from './support/changedContent';
import { temporaryFolder } from './support/folders';
import { contentCopy } from './support/specification';

const config = localConfig('The group', 'website');

/** Folders of wrong files that can be in one content folder. */
const wrong = ['articles', 'files', 'legal', 'pages', 'people', 'redirects', 'texts'].map(
  (name) => `tests/content-check/${name}`,
);
/** The files that the editor opens. */
const isEntry = (name: string) =>
  /^(?:(?:articles|legal|pages|people)\/[^/]+\.md|ventures\/[^/]+\.yaml|(?:company|categories|redirects|words)\.yaml)$/.test(
    name,
  );

/** The messages of the command by file, as they are for a folder named content. */
const expected = new Map<string, string[]>();
const sources = new Map<string, string>();
let assets: string[];
let send: (request: Request) => void;
let receive: (answer: Answer) => void;

beforeAll(async () => {
  const folder = await contentCopy();
  const filter = (path: string) => basename(path) !== 'messages.txt';
  for (const files of wrong) await cp(files, folder, { recursive: true, filter });
  for (const { path, messages } of await checkContent(folder, collections)) {
    const lines = messages.map((message) => lineOf(message).replaceAll(join(folder, '/'), 'content/'));
    expected.set(path.slice(join(folder, '/').length), lines);
  }
  const names = await filesBelow(folder);
  assets = names.filter((name) => /^(?:pictures|files)\//.test(name)).map((name) => `content/${name}`);
  await startWorker(filesWithoutForm(folder, config));
  for (const name of names.filter(isEntry)) {
    // As the package passes it on.
    const source = (await readFile(join(folder, name), 'utf8')).trim().replace(/\r\n?/g, '\n');
    sources.set(name, source);
    send({ file: { path: `content/${name}`, source } });
  }
});

/** Runs the worker as browsers get it, with what it needs of a browser. */
async function startWorker(files: Record<string, string>): Promise<void> {
  const folder = await temporaryFolder({ 'package.json': '{ "type": "module" }' });
  await bundleCheck(folder, files);
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: (event: { data: Request }) => void) => {
      send = (data) => listener({ data });
    },
    postMessage: (answer: Answer) => receive(answer),
  });
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'check.js')).href);
}

let id = 0;

/** The messages about an entry. */
async function check(name: string, source = sources.get(name) ?? ''): Promise<EntryMessage[]> {
  id += 1;
  const answer = new Promise<Answer>((resolve) => {
    receive = resolve;
  });
  send({ id, entry: { path: `content/${name}`, source, assets } });
  return (await answer).messages;
}

/** sharp, which decodes pictures, does not run in browsers. */
const isLeftOut = (line: string) => line.endsWith('[content:small-picture]');

/** What the check of the command and that of a form say differently, and why. */
const different = new Map([
  ['articles/taken.md', 'an article in a form counts as the newer of two with the same id'],
  ['articles/taken-again.md', 'as above'],
  ['articles/utf-16.md', 'it passes on text, not bytes: the message about another encoding appears'],
]);

/** The wrong files that have a form. */
const names = (await Promise.all(wrong.map((folder) => filesBelow(folder))))
  .flat()
  .filter((name) => isEntry(name) && !different.has(name));

test.each([...new Set(names)])('%s gets the messages of the command', async (name) => {
  const lines = (await check(name)).map(
    ({ place, severity, reason, rule }) => `${place.line}:${place.column} ${severity} ${reason} [${rule}]`,
  );
  expect(lines).toEqual((expected.get(name) ?? []).filter((line) => !isLeftOut(line)));
});

const page = 'pages/about.md';
const article = 'articles/what-to-ask-before-you-change-payroll-provider.md';

/** The messages about a changed entry, with their places in the form. */
async function located(name: string, before: string | RegExp, after: string): Promise<EntryMessage[]> {
  const source = sources.get(name) ?? '';
  expect(source).toMatch(before);
  return check(name, source.replace(before, after));
}

test('a message has the key path of its field, also inside a section, or its line in the text', async () => {
  expect(await located(page, 'We try new tools early', 'We try TODO tools early')).toMatchObject([
    { rule: 'content:no-placeholders', field: 'sections.3.items.1.text' },
  ]);
  expect(await located(article, 'One thing to know first', 'TODO thing to know first')).toMatchObject([
    { rule: 'content:no-placeholders', field: 'body', placeInText: { line: 3, column: 1 } },
  ]);
});

test('a message about a missing field has its key path, and says what to write', async () => {
  const source = (sources.get(article) ?? '').replace(/^imageAlt: .*\n/m, '');
  expect(await check(article, source)).toMatchObject([
    {
      severity: 'error',
      isMissing: true,
      field: 'imageAlt',
      note: expect.stringMatching(/^What the picture shows/),
    },
  ]);
});

test('an id that another article has is an error at the one in the form, also if it is the older', async () => {
  const oldest = 'articles/construction-innovation-building-for-tomorrow.md';
  const id = /^id: .*$/m.exec(sources.get(article) ?? '')?.[0] ?? '';
  const messages = await located(oldest, /^id: .*$/m, id);
  expect(messages.find(({ rule }) => rule === 'content:unique-id')).toMatchObject({
    severity: 'error',
    field: 'id',
  });
});

test('an error that a change causes in another file is a warning', async () => {
  const linked = 'articles/managed-it-explained-without-the-acronyms.md';
  const draft = (sources.get(linked) ?? '').replace(/^id:/m, 'draft: true\nid:');
  const elsewhere = (await check(linked, draft)).filter(({ rule }) => rule === 'content:elsewhere');
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { severity } of elsewhere) expect(severity).toBe('warning');
});

test('a link to an entry that was saved meanwhile is no error', async () => {
  const link = [article, 'One thing', '[One thing](/news-insights/a-new-article)'] as const;
  expect(await located(...link)).toMatchObject([{ rule: 'content:no-broken-links' }]);
  const source = (sources.get(article) ?? '').replace(/^id: .*\ntitle: .*/m, 'id: 990\ntitle: Another title');
  send({ file: { path: 'content/articles/a-new-article.md', source } });
  expect((await located(...link)).map(({ rule }) => rule)).not.toContain('content:no-broken-links');
});
