import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { checkContent } from '@/lib/check/checkContent';
import { collections } from '@/tools/collections';
import { contentCopy } from './support/specification';

/** Front matter below title and description, perhaps a text, and below them what the check says: `=> line:column reason`. */
const wrongPages = await readWrongPages();

async function readWrongPages() {
  const file = await readFile('tests/fixtures/wrong-pages.txt', 'utf8');
  const pages = file.replace(/^# .*\n/gm, '').split(/(?<=^=> .*\n)(?!=> )/m);
  return pages.map((page) => {
    const fields = page.replace(/^=> .*\n/gm, '').trimStart();
    return {
      source: fields.includes('---\n') ? fields : `${fields}---\n`,
      messages: Array.from(page.matchAll(/^=> (.*)$/gm), ([, message = '']) => message),
    };
  });
}

/** The messages about a content folder by file. */
async function messagesIn(folder: string): Promise<Record<string, string[]>> {
  const names = Object.keys(sectionTypes).join(', ');
  const files = await checkContent(folder, collections);
  return Object.fromEntries(
    files
      .filter(({ messages }) => messages.length > 0)
      .map(({ path, messages }) => [
        path.slice(folder.length + 1),
        messages.map(({ line, column, fatal, reason }) =>
          `${line}:${column} ${fatal ? '' : 'warning: '}${reason}`
            .replaceAll(names, '{types}')
            .replaceAll(`${folder}/`, ''),
        ),
      ]),
  );
}

test('every wrong page gets its messages, and no other page gets one', async () => {
  const folder = await contentCopy();
  const expected: Record<string, string[]> = {};
  for (const [index, { source, messages }] of wrongPages.entries()) {
    const path = `pages/bad-${index + 1}.md`;
    await writeFile(join(folder, path), `---\ntitle: Bad page ${index + 1}\ndescription: A page.\n${source}`);
    expected[path] = messages;
  }
  expect(await messagesIn(folder)).toEqual(expected);
});

type Change = [file: string, before: string | RegExp, after: string];

/** The messages about the specification's content after changes. */
async function messagesAfter(changes: readonly Change[], edit?: (folder: string) => Promise<void>) {
  const folder = await contentCopy();
  for (const [file, before, after] of changes) {
    const source = await readFile(join(folder, file), 'utf8');
    expect(source).toMatch(before);
    await writeFile(join(folder, file), source.replace(before, after));
  }
  await edit?.(folder);
  return messagesIn(folder);
}

test('pages of the specification cannot be lost or lose what they are for', async () => {
  const found = await messagesAfter(
    [
      ['pages/contact.md', / {2}- type: contact-form\n.*\n/, ''],
      ['pages/news-insights.md', '  - type: news-list\n', ''],
      ['pages/home.md', / {2}- type: hero\n(?: {4}.*\n)+/, ''],
      ['pages/home.md', 'placeholders: [ title, description, hero', 'placeholders: [ title, description'],
    ],
    async (folder) => {
      await rename(join(folder, 'pages/about.md'), join(folder, 'pages/about-us.md'));
      await rm(join(folder, 'pages/not-found.md'));
      await writeFile(
        join(folder, 'pages/feed.md'),
        '---\ntitle: Feed\ndescription: A page.\n---\n\nWords.\n',
      );
    },
  );
  expect(found).toEqual({
    'pages/about.md': [
      '1:1 the file is missing, and the page /about needs it: restore it from the history of the repository, or rename it back to about.md',
    ],
    'pages/contact.md': [
      '6:1 the page needs a section of the type contact-form: below sections, add - type: contact-form, with heading: … on the lines below it',
      '9:80 there is no heading #send-us-a-message on this page: its headings are #contact-details',
    ],
    'pages/feed.md': ['1:1 the site already uses the URL /feed: rename the file'],
    'pages/home.md': [
      '6:1 the page needs a section of the type hero: below sections, add - type: hero, with heading: … and lead: … on the lines below it',
    ],
    'pages/news-insights.md': [
      '6:1 the page needs a section of the type news-list: below sections, add - type: news-list',
    ],
    'pages/not-found.md': [
      '1:1 the file is missing, and the page that visitors see at a wrong address needs it: restore it from the history of the repository, or rename it back to not-found.md',
    ],
  });
});

test('a second form, and a needed section whose type is misspelt, are one error each', async () => {
  const again = '  - type: contact-form\n    heading: Again\n  - type: link-panels';
  expect(
    await messagesAfter([
      ['pages/contact.md', '  - type: link-panels', again],
      ['pages/news-insights.md', 'type: news-list', 'type: newslist'],
    ]),
  ).toEqual({
    'pages/contact.md': ['19:5 type: the page has one contact-form on line 17: delete one of the two'],
    'pages/news-insights.md': [
      '11:5 sections, item 2.type: did you mean news-list? It must be exactly one of: {types}',
    ],
  });
});

test('a section that has nothing to show has no address', async () => {
  const about = 'pages/about.md';
  const withLatest = (category: string): [string, string, string] => [
    about,
    'sections:\n',
    `sections:\n  - type: latest-articles\n    heading: Latest\n    category: ${category}\n  - type: call-to-action\n    heading: B\n    text: "See [the latest](#latest)."\n    button: { label: C, href: / }\n`,
  ];
  const draft: [string, string, string] = [
    'articles/construction-innovation-building-for-tomorrow.md',
    'date: ',
    'draft: true\ndate: ',
  ];
  expect((await messagesAfter([draft, withLatest('Technology')]))[about] ?? []).toEqual([]);
  expect((await messagesAfter([draft, withLatest('Innovation')]))[about]).toEqual([
    expect.stringMatching(/^12:\d+ there is no heading #latest on this page: /),
  ]);
});
