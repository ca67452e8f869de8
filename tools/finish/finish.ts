import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { deliveryOrigins } from '../../lib/delivery';
import type { PagePlan } from '../../lib/pagePlan';
import { filesBelow } from '../files';
import { writeCdnFiles } from '../hosting/write';
import { inTurns } from '../inTurns';
import { exchangePages } from '../pages/store';
import { gzipped, overBudget } from './budgets';
import { buildIslands } from './islands';
import { finishPage, type Ingredients } from './page';

/**
 * Makes an export of Next.js into the site that is served, with the pages that an earlier build has kept.
 * Names the page in every error.
 */
export async function finishExport(outDir: string, plan?: PagePlan): Promise<void> {
  const loader = await buildIslands(outDir);
  const readStyleSheet = (href: string) => withAbsoluteUrls(readFileSync(join(outDir, href), 'utf8'), href);
  const ingredients: Ingredients = { readStyleSheet, loader, connect: deliveryOrigins(), articleStyles: [] };
  const files = new Set(await filesBelow(outDir));
  const surplus = new Set([...files].filter((file) => isSurplus(file, files)));
  const pages = [...files].filter((file) => file.endsWith('.html') && !surplus.has(file));
  await inTurns(
    pages.filter((file) => file !== newsPage),
    (page) => finishFile(outDir, page, ingredients),
  );
  if (plan) await exchangePages(outDir, plan);
  if (pages.includes(newsPage)) {
    const articleStyles = await stylesOf(join(outDir, 'news-insights'));
    await finishFile(outDir, newsPage, { ...ingredients, articleStyles });
  }
  await inTurns([...surplus], (file) => rm(join(outDir, file)));
  await removeEmptyFolders(outDir);
  await writeCdnFiles(outDir);
}

/** Takes the texts of articles out of their pages, so it has to know those first. */
const newsPage = 'news-insights.html';

async function finishFile(outDir: string, file: string, ingredients: Ingredients): Promise<void> {
  const path = join(outDir, file);
  try {
    const page = finishPage(await readFile(path, 'utf8'), ingredients);
    const excesses = overBudget(file, page, (address) => movedBytes(join(outDir, address)));
    if (excesses.length > 0)
      throw new Error(`it is too heavy (tools/finish/budgets.ts): ${excesses.join('; ')}`);
    await writeFile(path, page.html);
  } catch (error) {
    throw new Error(`Finishing ${path}: ${(error as Error).message}`);
  }
}

const moved = new Map<string, number>();

/** Bytes of a file as a host moves it; none for one that is not there. */
function movedBytes(path: string): number {
  const known = moved.get(path);
  if (known !== undefined) return known;
  const data = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  // Fonts and bitmaps are compressed already.
  const bytes = /\.(?:woff2|png)$/.test(path) ? data.length : gzipped(data);
  moved.set(path, bytes);
  return bytes;
}

/** The hashes by which the finished pages of a folder name their style blocks, each once. */
async function stylesOf(folder: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of existsSync(folder) ? await readdir(folder) : []) {
    if (!file.endsWith('.html')) continue;
    const [, hash] = /; style-src ('sha256-[^']+')/.exec(await readFile(join(folder, file), 'utf8')) ?? [];
    if (hash) hashes.add(hash);
  }
  return [...hashes].sort();
}

/** Whether a file only serves Next.js' own client code, which the finished site does not have. */
function isSurplus(file: string, files: ReadonlySet<string>): boolean {
  const isPageData = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
  return (
    isPageData ||
    posix.basename(file).startsWith('__next.') ||
    /^_not-found\b/.test(file) ||
    /^_next\/static\/(?!media\/)/.test(file)
  );
}

/** A style sheet moved into a page: addresses relative to the sheet must become absolute. */
function withAbsoluteUrls(css: string, href: string): string {
  return css.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, quote, url) => {
    const isRelative = !/^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(url);
    return isRelative ? `url(${quote}${posix.join(posix.dirname(href), url)}${quote})` : whole;
  });
}

async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const emptied = await Promise.all(
    entries.map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name))),
  );
  const isEmpty = emptied.every(Boolean);
  if (isEmpty) await rmdir(folder);
  return isEmpty;
}
