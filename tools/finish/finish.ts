import { existsSync } from 'node:fs';
import { readdir, readFile, rmdir, unlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesBelow } from '../files';
import { writeCdnFiles } from '../hosting/write';
import { inTurns } from '../inTurns';
import { buildIslands } from './islands';
import { finishFiles } from './pageFiles';

/** Turns an export of Next.js into the site that is served. Names the page in every error. */
export async function finishExport(outDir: string): Promise<void> {
  const loader = await buildIslands(outDir);
  const files = new Set(await filesBelow(outDir));
  const surplus = new Set([...files].filter((file) => isSurplus(file, files)));
  const pages = [...files].filter((file) => file.endsWith('.html') && !surplus.has(file));
  const others = pages.filter((file) => file !== newsPage);
  await finishFiles(others, { outDir, loader, articleStyles: [] });
  if (pages.includes(newsPage)) {
    const articleStyles = await stylesOf(join(outDir, 'news-insights'));
    await finishFiles([newsPage], { outDir, loader, articleStyles });
  }
  await inTurns([...surplus], (file) => unlink(join(outDir, file)));
  await removeEmptyFolders(outDir);
  await writeCdnFiles(outDir);
}

/** Takes the texts of articles out of their pages, so it has to know those first. */
const newsPage = 'news-insights.html';

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

async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const emptied = await Promise.all(
    entries.map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name))),
  );
  const isEmpty = emptied.every(Boolean);
  if (isEmpty) await rmdir(folder);
  return isEmpty;
}
