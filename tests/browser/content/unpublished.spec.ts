import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../lib/node/files';
import { sites } from '../../sites/sites';
import { expect, test } from '../variant';

const out = sites.variant.out;

/** Returns where an exported file contains one of the texts or is named after it, ignoring case. */
async function findInExport(texts: readonly string[]): Promise<string[]> {
  return (await filesBelow(out)).flatMap((file) => {
    const content = readFileSync(join(out, file), 'latin1').toLowerCase();
    return texts
      .filter((text) => content.includes(text.toLowerCase()) || file.split(/[/.]/).includes(text))
      .map((text) => `${text} in ${file}`);
  });
}

test('the search used here finds a published article', async () => {
  expect(await findInExport(['A seventh article'])).toEqual(
    expect.arrayContaining(
      ['feed.json', 'feed.xml', 'news-insights.html'].map((file) => `A seventh article in ${file}`),
    ),
  );
});

const unpublished = {
  'the day on which an article must be reviewed': ['2025-12-31', 'December 31, 2025'],
  'a draft': [
    ...['A draft nobody should see', 'A draft stays out of the export', 'zanzibarquay', 'a-draft'],
    ...['secret-figures', '2025-08-20', 'August 20, 2025'],
  ],
  'a scheduled article': [
    ...['An article for another year', 'A scheduled article stays out', 'xylotheque', 'a-scheduled-article'],
    ...['a-former-scheduled-name', 'photo-1590000176', '2099-08-20', 'August 20, 2099'],
  ],
};

for (const [name, texts] of Object.entries(unpublished))
  test(`no exported file contains or is named after ${name}`, async () => {
    expect(await findInExport(texts)).toEqual([]);
  });
