import { existsSync, readFileSync } from 'node:fs';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import pMap from 'p-map';
import { pictureHost } from '../../../lib/schemas/pictures';
import { deliveryOrigins } from '../../../lib/site/endpoints';
import { redirects } from '../../../lib/site/redirects';
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
  const surplus = new Set([...files].filter((file) => isSurplus(file, files)));
  const unknown = [...files].filter((file) => !surplus.has(file) && !isServed(file));
  if (unknown.length > 0)
    throw new Error(
      `Unexpected files in Next.js's export: ${unknown.join(', ')}. If visitors need them, list them in \`served\` (tools/build/post-process/postProcess.ts); if not, in \`isSurplus\`.`,
    );
  const pages = [...files].filter((file) => file.endsWith('.html') && !surplus.has(file));
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
  await Promise.all([...surplus].map((file) => unlink(join(outDir, file))));
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

/** The files that visitors and hosts need, besides those of public/. */
const served = [
  // Pages; 500.html would be one of Next.js's own.
  /^(?!500\.html$)[a-z0-9-]+(?:\/[a-z0-9-]+)*\.html$/,
  /^assets\//,
  // The Open Graph images, which are drawn meanwhile.
  /^share\//,
  /^(?:news-insights\/category\/[a-z0-9-]+\/)?feed\.(?:xml|json)$/,
  /^(?:llms\.txt|manifest\.webmanifest|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/,
];

/** Former websites had other names: `/contact.php`, `/About`. */
const redirectPages = new Set(redirects.map(({ from }) => `${from.slice(1)}.html`));

function isServed(file: string): boolean {
  return (
    served.some((pattern) => pattern.test(file)) ||
    redirectPages.has(file) ||
    existsSync(join('public', file))
  );
}

/** Whether only Next.js's client code, which the site does not have, uses a file. */
function isSurplus(file: string, files: ReadonlySet<string>): boolean {
  const isPageData = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
  return (
    isPageData ||
    posix.basename(file).startsWith('__next.') ||
    /^_not-found\b/.test(file) ||
    /^_next\/static\/(?!media\/)/.test(file)
  );
}
