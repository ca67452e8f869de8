import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { urlsOf } from '@/lib/content/document';
import { readContent } from '@/lib/content/readContent';
import { collections } from '@/tools/collections';
import { specification } from './support/specification';

type Named = { slug: string };

vi.mock('#content', async (original) => {
  const content = (await original()) as typeof import('#content');
  const renamed = <Item extends Named>(item: Item) => ({ ...item, aliases: [`old-${item.slug}`] });
  return {
    ...content,
    allArticles: content.allArticles.map(renamed),
    allPages: content.allPages.map(renamed),
    categoryList: { categories: content.categoryList.categories.map(renamed) },
  };
});

// Other test files may share the modules.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test('every alias that the content check finds redirects, and nothing else but the lists of categories', async () => {
  const found = readContent(specification, collections).flatMap(({ data }) => data.document ?? []);
  for (const { name, yaml } of found) {
    const values = (yaml?.values ?? {}) as { aliases?: string[]; categories?: Named[] };
    values.aliases = [`old-${name}`];
    values.categories = values.categories?.map((entry) => ({ ...entry, aliases: [`old-${entry.slug}`] }));
  }
  const aliases = found.flatMap(urlsOf).flatMap(({ path, to }) => (to ? `${path} ${to}` : []));
  const { redirects } = await import('@/lib/redirects/redirects');
  const others = redirects.filter(({ from }) => !/\/category\/old-[\w-]+\//.test(from));
  expect(others.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(aliases.sort());
  expect(aliases.length).toBeGreaterThan(10);
});
