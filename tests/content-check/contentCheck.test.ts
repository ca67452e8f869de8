import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules, textRules } from '@/lib/check/rules';
import { filesBelow } from '@/tools/files';
import { withCarriageReturns } from '../unit/support/carriageReturns';
import { type Change, messagesWith } from '../unit/support/changedContent';

// Each folder beside this file has wrong files, as they would be in content/, and messages.txt: what the check says of the
// specification's content with them. `npx vitest run content-check --update` writes messages.txt.
const here = import.meta.dirname;
const folders = (await readdir(here, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const messagesFile = (name: string) => join(here, name, 'messages.txt');

test.each(folders)('the files in %s get their messages, and no others do', async (name) => {
  const files = (await filesBelow(join(here, name))).filter((file) => file !== 'messages.txt');
  const added = files.map(async (file): Promise<Change> => [file, await readFile(join(here, name, file))]);
  const messages = await messagesWith(...(await Promise.all(added)));
  await expect(messages.map((message) => `${message}\n`).join('')).toMatchFileSnapshot(messagesFile(name));
});

test('each rule has an example', async () => {
  const messages = (await Promise.all(folders.map((name) => readFile(messagesFile(name), 'utf8')))).join('');
  const names = [...rules, ...textRules].flatMap((plugin) =>
    Array.isArray(plugin) ? [(plugin[0] as { name: string }).name] : [],
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !messages.includes(` [${name}]\n`))).toEqual([]);
});

const deleted: Change[] = [['pages/about.md'], ['pages/not-found.md'], ['legal/terms-of-service.md']];

// Not in folders, because of their size, because git would change their line ends, or because Windows has no such names.
test.each<[what: string, changes: Change[], ...messages: RegExp[]]>([
  [
    'needed files that are deleted',
    deleted,
    ...deleted.map(([file]) => new RegExp(`^${file}:1:1 .* is missing`, 'm')),
  ],
  [
    'a name that Windows reserves',
    [['articles/con.md', 'Words.\n']],
    /Windows does not allow a file named con:/,
  ],
  [
    'a text that is too long',
    [['articles/a.md', 'A word. '.repeat(10_000)]],
    /80 kB, more than the limit of 60 kB/,
  ],
  [
    'a download that is too large',
    [['files/a.csv', '1\n'.repeat(10_500_000)]],
    /21\u00a0MB, more than the limit/,
  ],
  [
    'too many redirects',
    [['redirects.yaml', `redirects:\n${'  - { from: /old, to: /about }\n'.repeat(17_000)}`]],
    /527 kB, more than the limit of 500 kB/,
  ],
  ['line ends of an old Macintosh', [['articles/a.md', '---\rid: 7\r---\r']], /old Macintosh/],
  [
    'a line below a byte-order mark and Windows line ends',
    [['articles/a.md', '\uFEFF---\r\nid: 9\r\ntitle: ""\r\n---\r\n']],
    /^articles\/a\.md:3:1 error title: is empty/m,
  ],
  [
    'a page that has lost what it is for',
    [['pages/contact.md', / {2}- type: contact\n(?: {4}.*\n)+/, '']],
    /^pages\/contact\.md:6:1 error the page needs a section of the type contact/,
  ],
  ['no venture', [['ventures'], ['ventures/.gitkeep', '']], /^ventures:1:.* there is no business/m],
])('%s: an error', async (_, changes, ...messages) => {
  const found = (await messagesWith(...changes)).join('\n');
  for (const message of messages) expect(found).toMatch(message);
});

const odd = 'tests/fixtures/content-odd';

test.each<[how: string, change: (text: string) => string]>([
  ['as it is', (text) => text],
  ['with a byte-order mark and Windows line ends', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['with old Macintosh line ends in its text', withCarriageReturns],
])('unusual but correct content %s gets no message', async (_, change) => {
  const names = (await readdir(join(odd, 'articles'))).map((name) => `articles/${name}`);
  const files = names.map(
    async (name): Promise<Change> => [name, change(await readFile(join(odd, name), 'utf8'))],
  );
  expect(await messagesWith(...(await Promise.all(files)))).toEqual([]);
});
