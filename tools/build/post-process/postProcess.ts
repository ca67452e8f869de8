import { existsSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { redirects } from '../../../lib/site/redirects';
import { filesBelow } from '../../files';
import { buildIslands } from './islands';
import { postProcessPages } from './pageFiles';

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
  const articles = pages.filter(isArticle);
  const common = { outDir, loader, articleStyles: [] };
  const styles = await postProcessPages(articles, common);
  const others = pages.filter((file) => !isArticle(file) && file !== newsPage);
  await postProcessPages(others, common);
  const news = pages.filter((file) => file === newsPage);
  await postProcessPages(news, { ...common, articleStyles: [...new Set(styles)].sort() });
  await Promise.all([...surplus].map((file) => unlink(join(outDir, file))));
}

/** Shows texts from article pages, so its policy must allow their styles. */
const newsPage = 'news-insights.html';

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
