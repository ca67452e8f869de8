import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { urlsOf } from '@/lib/content/document';
import { readContent } from '@/lib/content/readContent';
import { urlChanges } from '@/lib/redirects/urlChanges';
import { collections } from '@/tools/collections';
import { changedContent } from './support/changedContent';
import { specification } from './support/specification';

vi.mock('#content', async (original) => {
  const content = (await original()) as typeof import('#content');
  return {
    ...content,
    allArticles: content.allArticles.map(renamed),
    allPages: content.allPages.map(renamed),
    categoryList: { categories: content.categoryList.categories.map(renamed) },
  };
});

function renamed<Item extends { slug: string }>(item: Item) {
  return { ...item, aliases: [`old-${item.slug}`] };
}

// Other test files may share the modules.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test('every alias that the content check finds redirects, and nothing else but the lists of categories', async () => {
  const found = readContent(specification, collections).flatMap(({ data }) => data.document ?? []);
  for (const { name, yaml } of found) {
    const values = (yaml?.values ?? {}) as { aliases?: string[]; categories?: { slug: string }[] };
    Object.assign(values, { aliases: [`old-${name}`], categories: values.categories?.map(renamed) });
  }
  const aliases = found.flatMap(urlsOf).flatMap(({ path, to }) => (to ? `${path} ${to}` : []));
  const { redirects } = await import('@/lib/redirects/redirects');
  const others = redirects.filter(({ from }) => !/\/category\/old-[\w-]+\//.test(from));
  expect(others.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(aliases.sort());
  expect(aliases.length).toBeGreaterThan(10);
});

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

test('a person who has no page has no URL to lose, and one whose page goes has', async () => {
  const lostAfter = async (text: string) => {
    const earlierFolder = await changedContent(['people/jane-doe.md', `---\nname: Jane Doe\n---\n${text}`]);
    const { lost } = urlChanges({ earlierFolder, folder: specification, collections });
    return lost.flatMap(({ messages }) => messages.map(({ reason }) => reason));
  };
  expect(await lostAfter('')).toEqual([]);
  expect(await lostAfter('\nShe leads.\n')).toEqual([
    expect.stringContaining('the URL /people/jane-doe is public and would no longer work'),
  ]);
});
