import { readFileSync } from 'node:fs';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import pMap from 'p-map';
import { pictureHost } from '../../../lib/schemas/pictures';
import { deliveryOrigins } from '../../../lib/site/endpoints';
import { usesPictureHost } from '../../../lib/site/usesPictureHost';
import { filesBelow } from '../../files';
import { overBudget } from './budgets';
import { buildIslands } from './islands';
import { postProcessPage } from './page';

/** Shows texts from article pages, so its policy must allow their styles. */
const newsPage = 'news-insights.html';

/** Turns Next.js's export into the site to serve. Every error names its page. */
export async function postProcess(outDir: string): Promise<void> {
  const loader = await buildIslands(outDir);
  const files = new Set(await filesBelow(outDir));
  const surplus = [...files].filter((file) => isSurplus(file, files));
  const pages = [...files].filter((file) => file.endsWith('.html') && !surplus.includes(file));
  const inputs = {
    loader,
    readDrawing: (src: string) => readFileSync(join(outDir, src), 'utf8'),
    connect: deliveryOrigins(),
    // On each page, because the News page shows the texts of others.
    images: usesPictureHost() ? [pictureHost] : [],
  };
  const process = (files: readonly string[], articleStyles: readonly string[]) =>
    // One more than there are cores, so that no core waits for the disk.
    pMap(files, (file) => postProcessFile(join(outDir, file), { ...inputs, articleStyles }), {
      concurrency: availableParallelism() + 1,
    });
  const styles = await process(pages.filter(isArticle), []);
  await process(
    pages.filter((file) => !isArticle(file) && file !== newsPage),
    [],
  );
  await process(
    pages.filter((file) => file === newsPage),
    [...new Set(styles)].sort(),
  );
  await Promise.all(surplus.map((file) => unlink(join(outDir, file))));
}

/** Post-processes a page in place, and returns the hash of its style block. */
async function postProcessFile(path: string, inputs: Parameters<typeof postProcessPage>[1]): Promise<string> {
  try {
    const page = postProcessPage(await readFile(path, 'utf8'), inputs);
    const excesses = overBudget(page.elements);
    if (excesses.length > 0)
      throw new Error(`over budget (tools/build/post-process/budgets.ts): ${excesses.join('; ')}`);
    await writeFile(path, page.html);
    return page.styleHash;
  } catch (error) {
    throw new Error(`Post-processing ${path}: ${(error as Error).message}`);
  }
}

/** Whether a page is an article, or redirects to one. */
function isArticle(file: string): boolean {
  return posix.dirname(file) === 'news-insights';
}

/** Whether only Next.js's client code, which the site does not have, uses a file. */
function isSurplus(file: string, files: ReadonlySet<string>): boolean {
  const isPageData = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
  return isPageData || /(?:^|\/)__next\.|^_next\/|^_not-found\b|^500\.html$/.test(file);
}
