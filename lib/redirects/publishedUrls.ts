import { basename } from 'node:path';
import type { VFile } from 'vfile';
import type { Collection, SiteUrls } from '../content/collection';
import { formatDate } from '../content/dates.browser';
import { documentOf, pathsOf } from '../content/document';
import { normalizeNewlines } from '../content/frontMatter';
import { publicationOf, scheduledDay } from '../content/publication';
import { addError } from '../diagnostics/messages';
import { formLines } from '../forms/publishedForms';
import { listedRedirects } from './checkRedirects';
import { gone } from './schema';

/** A list in content/ with one path per line, and the forms that deliver. */
export const publishedUrlsFile = 'published-urls.txt';

/** The entry on each line of the list; empty for comments and empty lines. */
function listed(file: VFile): string[] {
  return normalizeNewlines(String(file))
    .split('\n')
    .map((line) => line.trim().replace(/^#.*/, ''));
}

/** Every path that has been published, and the line of each form that has delivered. */
export function publishedEntries(file: VFile): ReadonlySet<string> {
  return new Set(listed(file).filter((path) => path !== ''));
}

/** Adds an error for each published URL without a page, a redirect or an entry that says it is gone. */
export function checkPublishedUrls({
  file,
  published,
  documents,
  collections,
}: {
  file: VFile;
  published: SiteUrls;
  documents: readonly VFile[];
  collections: readonly Collection[];
}) {
  const scheduled = new Map(documents.flatMap(scheduledPaths));
  const urls = new Set([...published.keys(), ...listedRedirects(documents).map(({ from }) => from)]);
  for (const [index, path] of listed(file).entries()) {
    if (!path || urls.has(path) || formLines.has(path)) continue;
    const fix = scheduled.get(path) ?? ` or redirect: ${fixFor(path, collections)}`;
    const reason = `the published URL ${path} has no page${fix}`;
    addError(file, { line: index + 1, column: 1 }, reason, 'no-lost-urls');
  }
}

/** The paths of a scheduled article, which may not redirect until its day, and what to do if it is published. */
function scheduledPaths(file: VFile): [path: string, fix: string][] {
  const document = documentOf(file);
  const day = scheduledDay(publicationOf(document));
  if (!day) return [];
  const fix = ` until ${formatDate(day, 'legal')}: in ${file.path}, write the date of its publication again or, to take it off the site, draft: true, and add this line to content/redirects.yaml`;
  return pathsOf(document).map((path) => [path, `${fix}: ${redirectLine(path)}`]);
}

/** What to do about a published path that has no page any more. */
export function fixFor(path: string, collections: readonly Collection[]): string {
  const slug = basename(path);
  const owner = collections.find(
    ({ schema, url, entries }) => (entries || 'aliases' in schema.shape) && path === url?.(slug),
  );
  const what = owner?.entries ? `entry of content/${owner.path}` : `file in content/${owner?.path}/`;
  const alias = owner ? ` add "${slug}" to the aliases of the ${what} that replaces it,` : '';
  return `restore the page,${alias} or add this line to content/redirects.yaml, with the path of the page that replaces it instead of ${gone} if there is one: ${redirectLine(path)}`;
}

/** A line for redirects.yaml. */
function redirectLine(from: string): string {
  return `- { from: ${from}, to: ${gone} }`;
}
