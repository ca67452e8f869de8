import { expect, test } from 'vitest';
import { articleWith } from '@/tests/sites/badContent';
import { type Change, messagesWith } from './support/changedContent';

const person = (fields: string, text = ''): Change => ['people/jane-doe.md', `---\n${fields}\n---\n${text}`];
const unnoticed = person('name: Jane Doe');
const biography = person('name: Jane Doe', '\n## Her work\n\nShe answers.\n');

const article = (...fields: string[]): Change => ['articles/our-office.md', articleWith(1040, fields)];
const linking = (url: string): Change => ['pages/about.md', /$/, `\nWho answers: [Jane Doe](${url}).\n`];
const redirect: Change = ['redirects.yaml', 'redirects:\n  - { from: /people/jane-doe, to: /about }\n'];

const nobody = 'nothing leads to this person';
const noPage = 'there is no page /people/jane-doe';
const later = '/people/jane-doe is a draft, or published later';

test.each<[what: string, changes: Change[], reason?: string]>([
  ['an author', [unnoticed, article('author: jane-doe')]],
  ['one of several authors', [unnoticed, article('authors: [Sam Lee, jane-doe]')]],
  ['the author of a draft', [unnoticed, article('author: jane-doe', 'draft: true')]],
  ['whom nothing shows', [unnoticed], nobody],
  ['with a biography that nothing links to', [biography], nobody],
  ['with a biography and a link', [biography, linking('/people/jane-doe#her-work')]],
  [
    'with a link to a heading that is missing',
    [biography, linking('/people/jane-doe#work')],
    'its headings are #her-work',
  ],
  ['with an article and a link', [unnoticed, article('author: jane-doe'), linking('/people/jane-doe')]],
  ['with a link and no page', [unnoticed, linking('/people/jane-doe')], noPage],
  [
    'with a link and only a comment as text',
    [person('name: Jane Doe', '\n<!-- Biography to follow. -->\n'), linking('/people/jane-doe')],
    noPage,
  ],
  [
    'with a link before the only article',
    [unnoticed, article('author: jane-doe', 'draft: true'), linking('/people/jane-doe')],
    later,
  ],
  ['whose page has gone, with a redirect', [unnoticed, redirect], nobody],
  [
    'whose page is there, with a redirect',
    [biography, linking('/people/jane-doe'), redirect],
    '/people/jane-doe is the page of',
  ],
  [
    'with a focus and no picture',
    [person('name: Jane Doe\nfocus: top'), article('author: jane-doe')],
    'focus: needs a picture',
  ],
])('a person %s', async (_, changes, reason) => {
  const messages = await messagesWith(...changes);
  expect(messages).toEqual(reason === undefined ? [] : [expect.stringContaining(reason)]);
});
