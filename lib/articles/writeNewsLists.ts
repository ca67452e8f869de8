import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '../categories/categories';
import { articles, summaryOf } from './articles';
import { chunkPath, chunkSize, initialCount, matching } from './newsLists.browser';

/**
 * Writes the article summaries of every filter in chunks of `chunkSize`, which the News page fetches on demand.
 * Writes none if that page has all articles.
 */
export async function writeNewsLists({ publicDir }: { publicDir: string }): Promise<void> {
  await rm(join(publicDir, 'lists'), { recursive: true, force: true });
  if (articles.length <= initialCount) return;
  await mkdir(join(publicDir, 'lists'), { recursive: true });
  for (const { name, slug } of [{ name: 'All', slug: 'all' }, ...categories]) {
    const summaries = matching(name, articles).map(summaryOf);
    for (let start = 0; start < summaries.length; start += chunkSize) {
      const path = join(publicDir, chunkPath(slug, 1 + start / chunkSize));
      await writeFile(path, JSON.stringify(summaries.slice(start, start + chunkSize)));
    }
  }
}
