import { cp, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { filesBelow } from '@/lib/node/files';
import { collections } from '@/tools/collections';
import { bundleCheck, filesWithoutForm } from '@/tools/editor/check/bundleCheck';
import type { Answer, Request } from '@/tools/editor/check/check.worker';
import { type Entry, EntryCheck } from '@/tools/editor/check/entryCheck';
import { entryOfForm, type FormEntry } from '@/tools/editor/check/entryOfForm';
import type { EntryMessage } from '@/tools/editor/check/messageInForm';
import { localConfig } from '@/tools/editor/config';
import { fileFormats, readEntry } from '@/tools/editor/fileFormats';
import type { PageLink } from '@/tools/editor/pageLinks';
import { lineOf } from './support/changedContent';
import { temporaryFolder } from './support/folders';
import { contentCopy } from './support/specification';

const config = localConfig('The group', 'website');
const formats = fileFormats(config);

/** Folders of wrong files that can be in one content folder. */
const wrong = ['articles', 'files', 'legal', 'pages', 'people', 'redirects', 'texts'].map(
  (name) => `tests/content-check/${name}`,
);
const wrongMessages = (
  await Promise.all(wrong.map((folder) => readFile(join(folder, 'messages.txt'), 'utf8')))
).join('');

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

/** The last answer about an entry: with the spelling. */
async function check(name: string, source = sources.get(name) ?? ''): Promise<EntryMessage[]> {
  return checkEntry({ path: `content/${name}`, source, assets });
}

async function checkEntry(entry: Entry): Promise<EntryMessage[]> {
  id += 1;
  const answer = new Promise<Answer>((resolve) => {
    receive = (received) => received.spelling !== 'loading' && resolve(received);
  });
  send({ id, entry });
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

/** The first entry of each folder with a message of a rule and severity: the form runs the same rules, so one of each is enough. */
function examples(): string[] {
  const found = new Set<string>();
  return [...wrongMessages.matchAll(/^(.+?):\d+:\d+ (\w+) .*(\[\S+\])$/gm)].flatMap(
    ([, path = '', severity, rule]) => {
      const kind = [dirname(path), severity, rule].join(' ');
      if (!isEntry(path) || different.has(path) || found.has(kind)) return [];
      found.add(kind);
      return [path];
    },
  );
}

// The form looks for downloads itself, and their messages have the rule of other links.
const names = new Set([...examples(), 'articles/downloads.md']);
test.each([...names])('%s gets the messages of the command', async (name) => {
  const messages = await check(name);
  const lines = messages.map(
    ({ place, severity, reason, rule }) => `${place.line}:${place.column} ${severity} ${reason} [${rule}]`,
  );
  expect(lines).toEqual((expected.get(name) ?? []).filter((line) => !isLeftOut(line)));
  // A form shows neither lines of the file nor names of files. A file whose front matter cannot be read has no form.
  const shown = messages.map(({ inForm }) => inForm).filter((words) => !words.startsWith('the front matter'));
  expect(
    shown.filter((words) => /content\/(?:articles|pages|legal|ventures)\/\w|\blines? \d/.test(words)),
  ).toEqual([]);
});

const page = 'pages/about.md';
const article = 'articles/what-to-ask-before-you-change-payroll-provider.md';

/** The messages about a changed entry, with their places in the form. */
async function located(name: string, before: string | RegExp, after: string) {
  const source = sources.get(name) ?? '';
  expect(source).toMatch(before);
  const messages = await check(name, source.replace(before, after));
  return messages.map(({ reason, inForm, note, place, ...location }) => location);
}

test('a message has the key path of its field, also inside a section, or its line in the text', async () => {
  expect(await located(page, 'We try new tools early', 'We tryy new tools early')).toEqual([
    {
      ...{ severity: 'warning', rule: 'text:spelling' },
      ...{ field: 'sections.3.items.1.text', fieldName: 'Sections, item 4, Items, item 2, Text' },
    },
  ]);
  expect(await located(article, 'One thing to know first', 'Onne thing to know first')).toEqual([
    {
      ...{ severity: 'warning', rule: 'text:spelling' },
      ...{ field: 'body', fieldName: 'Text', placeInText: { line: 3, column: 1 } },
    },
  ]);
  expect(await located(article, /^---\n/, '')).toEqual([{ severity: 'error', rule: 'content:syntax' }]);
});

test('a message about a missing field has its key path, and talks about the field', async () => {
  const messages = await check(article, (sources.get(article) ?? '').replace(/^imageAlt: .*\n/m, ''));
  expect(messages.map(({ reason, place, ...message }) => message)).toEqual([
    {
      ...{ severity: 'error', rule: 'fields:schema', isMissing: true },
      ...{ field: 'imageAlt', fieldName: 'Image alternative text', inForm: 'Fill this in.' },
      note: 'What the picture shows, in a few words, for people who cannot see it.',
    },
  ]);
});

/** The entry of a form with changed fields. */
function entryIn(name: string, changed: object, form: Partial<FormEntry> = {}): Entry {
  const format = formats.find(({ path }) => name.startsWith(path));
  if (!format) throw new Error(`There is no format for ${name}.`);
  const data = { ...readEntry(sources.get(name) ?? '', format), ...changed };
  const own = { collection: '', path: `content/${name}`, data, ...form };
  return entryOfForm(own, { format, files: new Map() });
}

test('the required fields of an item that was added and is empty are missing', async () => {
  const hero = { type: 'hero', heading: 'A heading', lead: 'Words.', button: { label: '', href: '' } };
  const messages = await checkEntry(entryIn(page, { sections: [hero] }));
  expect(messages.filter(({ isMissing }) => isMissing).map(({ field }) => field)).toEqual([
    'sections.0.button.label',
    'sections.0.button.href',
  ]);
});

test('a picture that is too small is an error', () => {
  const source = (sources.get(article) ?? '').replace(/^image: .*$/m, 'image: chosen.jpg');
  const sizes = new Map([['content/pictures/chosen.jpg', { width: 600, height: 400 }]]);
  const entry = { path: `content/${article}`, source, assets: ['content/pictures/chosen.jpg'] };
  const messages = new EntryCheck(collections).messagesAbout(entry, { sizes });
  expect(messages.find(({ field }) => field === 'image')?.reason).toMatch(
    /^chosen\.jpg has 600 x 400 pixels/,
  );
});

test('an id that another article has is an error at the one in the form, also if it is the older', async () => {
  const oldest = 'articles/construction-innovation-building-for-tomorrow.md';
  const id = /^id: .*$/m.exec(sources.get(article) ?? '')?.[0] ?? '';
  expect(await located(oldest, /^id: .*$/m, id)).toContainEqual({
    ...{ severity: 'error', rule: 'content:unique-id', field: 'id', fieldName: 'ID' },
  });
});

test('an error that a change causes in another file is a warning', async () => {
  const linked = 'articles/managed-it-explained-without-the-acronyms.md';
  const draft = (sources.get(linked) ?? '').replace(/^id:/m, 'draft: true\nid:');
  const elsewhere = (await check(linked, draft)).filter(({ rule }) => rule === 'content:elsewhere');
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { severity } of elsewhere) expect(severity).toBe('warning');
});

test('the message about a missing read time counts the words of the text', async () => {
  const messages = await check(article, (sources.get(article) ?? '').replace(/^readTime: .*\n/m, ''));
  const found = messages.find(({ field }) => field === 'readTime');
  expect(found?.inForm).toMatch(/^The text has \d+ words: write \d+ min read\.$/);
});

test('a new page whose URL is taken leads to the pencil, not to a file that does not exist yet', async () => {
  const entry = entryIn(page, { title: 'Share' }, { collection: 'pages', path: '' });
  const taken = (await checkEntry(entry)).filter(({ rule }) => rule === 'content:unique-url');
  expect(taken.map(({ inForm }) => inForm)).toEqual([expect.stringContaining('with the pencil')]);
});

/** The URLs that the chooser of pages offers. */
async function offeredUrls(): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  send({ pagesTo: port2 });
  const pages = await new Promise<PageLink[]>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  port1.close();
  return pages.map(({ url }) => url);
}

test('a link to an entry that was saved meanwhile is no error, and is offered unless it is a draft', async () => {
  const link = [article, 'One thing', '[One thing](/news-insights/a-new-article)'] as const;
  expect(await located(...link)).toMatchObject([{ rule: 'content:no-broken-links' }]);
  const source = (sources.get(article) ?? '').replace(/^id: .*\ntitle: .*/m, 'id: 990\ntitle: Another title');
  send({ file: { path: 'content/articles/a-new-article.md', source } });
  expect((await located(...link)).map(({ rule }) => rule)).not.toContain('content:no-broken-links');
  expect(await offeredUrls()).toContain('/news-insights/a-new-article');
  const draft = source.replace(/^id/m, 'draft: true\nid');
  send({ file: { path: 'content/articles/a-new-article.md', source: draft } });
  expect(await offeredUrls()).not.toContain('/news-insights/a-new-article');
});
