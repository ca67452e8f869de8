import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '../categories/categories';
import { articles, summaryOf } from './articles';
import { chunkPath, chunkSize, initialCount, matching } from './newsLists.browser';

type Folder = { publicDir: string };

/**
 * Writes the article summaries of every filter in chunks of `chunkSize`, which the News page fetches on demand.
 * Writes none if that page has all articles.
 */
export async function writeNewsLists({ publicDir }: Folder): Promise<void> {
  await rm(join(publicDir, 'lists'), { recursive: true, force: true });
  if (articles.length <= initialCount) return;
  await mkdir(join(publicDir, 'lists'), { recursive: true });
  const filters = [{ name: 'All', slug: 'all' }, ...categories];
  await Promise.all(filters.flatMap((filter) => filesOf(filter)).map(write));

  function write({ path, list }: ListFile) {
    return writeFile(join(publicDir, path), JSON.stringify(list.map(summaryOf)));
  }
}

type ListFile = { path: string; list: typeof articles };

function filesOf({ name, slug }: { name: string; slug: string }): ListFile[] {
  const all = matching(name, articles);
  return Array.from({ length: Math.ceil(all.length / chunkSize) }, (_, index) => ({
    path: chunkPath(slug, index + 1),
    list: all.slice(index * chunkSize, (index + 1) * chunkSize),
  }));
}
