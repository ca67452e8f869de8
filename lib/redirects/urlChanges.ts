import { basename, join } from 'node:path';
import { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf, urlsOf } from '../content/document';
import { filesWithPage } from '../content/publication';
import { readContent } from '../content/readContent';
import { addWarning, startOfFile } from '../diagnostics/messages';
import { listedRedirects } from './checkRedirects';
import { gone, type Redirect } from './schema';

export type UrlChanges = ReturnType<typeof urlChanges>;

/** The public URLs of a content folder, each with its file and, if it is an old path, where it leads. */
type Urls = ReadonlyMap<string, { file: VFile; to?: string }>;

type Folders = { earlierFolder: string; folder: string; collections: readonly Collection[] };

/** What a content folder changes about the public URLs of an earlier one. */
export function urlChanges(folders: Folders) {
  const { earlierFolder, folder, collections } = folders;
  const [before, after] = [urlsIn(earlierFolder, collections), urlsIn(folder, collections)];
  return {
    /** Old paths; those of withdrawn pages lead to `gone`. */
    added: redirectsWithout(before, after),
    removed: redirectsWithout(after, before),
    lost: lostUrls(before, after, folders),
    /** Where each old path leads now. */
    redirects: new Map(redirectsIn(after).map(({ from, to }) => [from, to])),
  };
}

function redirectsIn(urls: Urls): Redirect[] {
  return [...urls].flatMap(([from, { to }]) => (to ? { from, to } : []));
}

/** The redirects among URLs that others do not have, by old path. */
function redirectsWithout(others: Urls, urls: Urls): Redirect[] {
  const isNew = ({ from, to }: Redirect) => others.get(from)?.to !== to;
  return redirectsIn(urls)
    .filter(isNew)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The files whose public URLs would no longer work, with a warning for each URL. */
function lostUrls(before: Urls, after: Urls, { earlierFolder, folder, collections }: Folders): VFile[] {
  const files = new Map<string, VFile>();
  for (const [path, { file: source, to }] of before) {
    if (to === gone || after.has(path)) continue;
    const name = join(folder, source.path.slice(earlierFolder.length));
    const file = files.get(name) ?? new VFile({ path: name });
    files.set(name, file);
    const reason = `the URL ${path} is public and would no longer work: ${fixFor(path, collections)}`;
    addWarning(file, startOfFile, reason, 'no-lost-urls');
  }
  return [...files.values()];
}

function urlsIn(folder: string, collections: readonly Collection[]): Urls {
  const files = readContent(folder, collections).filter(({ data }) => data.document);
  const urls = filesWithPage(files).flatMap((file) =>
    urlsOf(documentOf(file)).map((url) => ({ ...url, file })),
  );
  const pages = urls.filter(({ to }) => !to);
  const listed = listedRedirects(files).map(({ from, to, file }) => ({ path: from, to, file }));
  // The last one with a path wins: a page over a redirect, as on the site.
  const all = [...pages, ...listed, ...urls.filter(({ to }) => to), ...pages];
  return new Map(all.map(({ path, file, to }) => [path, { file, to }]));
}

/** What to do about a published path that has no page any more. */
function fixFor(path: string, collections: readonly Collection[]): string {
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
