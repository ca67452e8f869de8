import { expect, test } from 'vitest';
import { urlChanges } from '@/lib/redirects/urlChanges';
import { collections } from '@/tools/collections';
import { changedContent } from './support/changedContent';
import { specification } from './support/specification';

test('a renamed category redirects to its own page, and the others to none', async () => {
  const folder = await changedContent([
    'categories.yaml',
    '    slug: technology\n',
    '    slug: tools\n    aliases: [technology]\n',
  ]);
  const { added, removed, lost } = urlChanges({ earlierFolder: specification, folder, collections });
  const [from, to] = ['technology', 'tools'].map((slug) => `/news-insights/category/${slug}`);
  expect({ added, removed, lost }).toEqual({ added: [{ from, to }], removed: [], lost: [] });
});
