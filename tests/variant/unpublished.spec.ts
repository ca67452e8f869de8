import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../lib/node/files';
import { sites } from '../sites/sites';
import { expect, test } from './test';

const out = sites.variant.out;

/** The text of every exported file in small letters, by its path. */
const texts = new Map<string, string>();

test.beforeAll(async () => {
  for (const file of await filesBelow(out))
    texts.set(file, (await readFile(join(out, file), 'latin1')).toLowerCase());
});

/** Returns the exported files that contain a text, ignoring case. */
function filesWith(text: string): string[] {
  const wanted = text.toLowerCase();
  return [...texts].filter(([, content]) => content.includes(wanted)).map(([file]) => file);
}

test('the search used here finds a published article', () => {
  expect(filesWith('A seventh article')).toEqual(
    expect.arrayContaining(['feed.json', 'feed.xml', 'llms.txt', 'news-insights.html']),
  );
  expect(filesWith('news-insights/a-seventh-article')).toContain('sitemap.xml');
});

test('no file has the day on which an article must be reviewed', () => {
  const article = readFileSync(join(sites.variant.content, 'articles/a-seventh-article.md'), 'utf8');
  expect(article).toContain('reviewBy: 2025-12-31');
  for (const day of ['2025-12-31', 'December 31, 2025']) expect(filesWith(day)).toEqual([]);
});

const unpublished = {
  'a draft': {
    slug: 'a-draft',
    fields: {
      title: 'A draft nobody should see',
      excerpt: 'A draft stays out of the export',
      text: 'zanzibarquay',
      path: 'news-insights/a-draft',
      'linked file': 'secret-figures',
      day: '2025-08-20',
      'day as it is shown': 'August 20, 2025',
    },
  },
  'a scheduled article': {
    slug: 'a-scheduled-article',
    fields: {
      title: 'An article for another year',
      excerpt: 'A scheduled article stays out',
      text: 'xylotheque',
      path: 'news-insights/a-scheduled-article',
      alias: 'a-former-scheduled-name',
      picture: 'photo-1590000176',
      day: '2099-08-20',
      'day as it is shown': 'August 20, 2099',
    },
  },
};

for (const [name, { slug, fields }] of Object.entries(unpublished)) {
  test(`no exported file contains or is named after ${name}`, () => {
    for (const [what, text] of Object.entries(fields)) expect.soft(filesWith(text), what).toEqual([]);
    expect([...texts.keys()].filter((file) => file.split(/[/.]/).includes(slug))).toEqual([]);
  });
}
