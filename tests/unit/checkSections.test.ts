import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { facts } from '@/lib/company/facts';
import { type Change, messagesWith } from './support/changedContent';
import { specification } from './support/specification';

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

/** The messages about the changed content by file. */
async function messagesByFile(...changes: Change[]): Promise<Record<string, string[]>> {
  const lists: [list: string, name: string][] = [
    [Object.keys(sectionTypes).join(', '), '{types}'],
    [[...facts.keys()].map((fact) => `{${fact}}`).join(', '), '{facts}'],
  ];
  const found: Record<string, string[]> = {};
  for (const message of await messagesWith(...changes)) {
    const [, file = '', place = '', severity, reason = ''] = /^(.*?):(\S+) (\w+) (.*)$/.exec(message) ?? [];
    const words = lists.reduce((text, [list, name]) => text.replace(list, name), reason);
    found[file] = [...(found[file] ?? []), `${place} ${severity === 'error' ? '' : 'warning: '}${words}`];
  }
  return found;
}

test('every wrong page gets its messages, and no other page gets one', async () => {
  const fileOf = (index: number) => `pages/bad-${index + 1}.md`;
  const pages = wrongPages.map(({ source, messages }, index) => ({
    messages: messages.map((message) =>
      message.replace('{page before}', fileOf(index - 1)).replace('{next page}', fileOf(index + 1)),
    ),
    file: fileOf(index),
    text: `---\ntitle: Bad page ${index + 1}\ndescription: A page.\n${source}`,
  }));
  const changes = pages.map(({ file, text }): Change => [file, text]);
  expect(await messagesByFile(...changes)).toEqual(
    Object.fromEntries(pages.map(({ file, messages }) => [file, messages])),
  );
});

test('a page whose fields cannot be read has no message about what it lacks', async () => {
  const found = await messagesByFile(['pages/contact.md', /---\s*$/, '----\n']);
  expect(found['pages/contact.md']).toEqual([expect.stringMatching(/exactly three hyphens/)]);
});

test('pages of the specification cannot be lost or lose what they are for', async () => {
  const about = await readFile(`${specification}/pages/about.md`, 'utf8');
  const found = await messagesByFile(
    ['pages/contact.md', / {2}- type: contact-form\n.*\n/, ''],
    ['pages/news-insights.md', '  - type: news-list\n', ''],
    ['pages/home.md', / {2}- type: hero\n(?: {4}.*\n)+/, ''],
    ['pages/home.md', 'placeholders: [ title, description, hero', 'placeholders: [ title, description'],
    ['pages/feed.md', '---\ntitle: Feed\ndescription: A page.\n---\n\nWords.\n'],
    ['pages/about.md'],
    ['pages/about-us.md', about],
    ['pages/not-found.md'],
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
      '1:1 the file is missing, and the page that visitors see at a URL without a page needs it: restore it from the history of the repository, or rename it back to not-found.md',
    ],
  });
});

test('a second form, and a needed section whose type is misspelt, are one error each', async () => {
  const again = '  - type: contact-form\n    heading: Again\n  - type: link-panels';
  expect(
    await messagesByFile(
      ['pages/contact.md', '  - type: link-panels', again],
      ['pages/news-insights.md', 'type: news-list', 'type: newslist'],
    ),
  ).toEqual({
    'pages/contact.md': ['19:5 type: the page has one contact-form on line 17: delete one of the two'],
    'pages/news-insights.md': [
      '11:5 sections, item 2.type: did you mean news-list? It must be exactly one of: {types}',
    ],
  });
});

test('a section that has nothing to show has no address', async () => {
  const about = 'pages/about.md';
  const withLatest = (category: string): Change => [
    about,
    'sections:\n',
    `sections:\n  - type: latest-articles\n    heading: Latest\n    category: ${category}\n  - type: call-to-action\n    heading: B\n    text: "See [the latest](#latest)."\n    button: { label: C, href: / }\n`,
  ];
  const draft: Change = [
    'articles/construction-innovation-building-for-tomorrow.md',
    'date: ',
    'draft: true\ndate: ',
  ];
  const messagesFor = async (category: string) => (await messagesByFile(draft, withLatest(category)))[about];
  expect(await messagesFor('Technology')).toBe(undefined);
  expect(await messagesFor('Innovation')).toEqual([
    expect.stringMatching(/^12:\d+ there is no heading #latest on this page: /),
  ]);
});
