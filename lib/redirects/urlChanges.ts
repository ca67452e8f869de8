import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf, urlsOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';
import { readContent } from '../content/readContent';
import { addWarning, startOfFile } from '../diagnostics/messages';
import { listedRedirects } from './checkRedirects';
import { fixFor } from './publishedUrls';
import { gone, type Redirect } from './schema';

export type UrlChanges = {
  /** Old paths; those of withdrawn pages lead to `gone`. */
  added: readonly Redirect[];
  removed: readonly Redirect[];
  /** The files whose public URLs would no longer work, with a warning for each URL. */
  lost: readonly VFile[];
  /** Where each old path leads now. */
  redirects: ReadonlyMap<string, string>;
};

/** The public URLs of a content folder. */
type Urls = {
  /** The file of each page, by path. */
  pages: ReadonlyMap<string, VFile>;
  /** Where each old path leads. */
  redirects: ReadonlyMap<string, string>;
  /** The file that says so. */
  sources: ReadonlyMap<string, VFile>;
};

type Folders = { earlierFolder: string; folder: string; collections: readonly Collection[] };

/** What a content folder changes about the public URLs of an earlier one, which may be missing. */
export function urlChanges(folders: Folders): UrlChanges {
  const { earlierFolder, folder, collections } = folders;
  const [before, after] = [urlsIn(earlierFolder, collections), urlsIn(folder, collections)];
  return {
    added: entriesWithout(after.redirects, before.redirects),
    removed: entriesWithout(before.redirects, after.redirects),
    lost: lostUrls(before, after, folders),
    redirects: after.redirects,
  };
}

function entriesWithout(entries: Urls['redirects'], others: Urls['redirects']): Redirect[] {
  return [...entries]
    .filter(([from, to]) => others.get(from) !== to)
    .map(([from, to]) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function lostUrls(before: Urls, after: Urls, { earlierFolder, folder, collections }: Folders): VFile[] {
  const files = new Map<string, VFile>();
  for (const [path, { path: source }] of [...before.pages, ...before.sources]) {
    const wasGone = before.redirects.get(path) === gone;
    if (wasGone || after.pages.has(path) || after.redirects.has(path)) continue;
    const name = join(folder, source.slice(earlierFolder.length));
    const file = files.get(name) ?? new VFile({ path: name });
    files.set(name, file);
    const reason = `the URL ${path} is public and would no longer work: ${fixFor(path, collections)}`;
    addWarning(file, startOfFile, reason, 'no-lost-urls');
  }
  return [...files.values()];
}

function urlsIn(folder: string, collections: readonly Collection[]): Urls {
  // An earlier revision may have no content.
  const files = existsSync(folder)
    ? readContent(folder, collections).filter(({ data }) => data.document)
    : [];
  const pages = new Map<string, VFile>();
  const redirects = new Map<string, string>();
  const sources = new Map<string, VFile>();
  for (const { file, from, to } of listedRedirects(files)) {
    redirects.set(from, to);
    sources.set(from, file);
  }
  for (const file of files) {
    const document = documentOf(file);
    if (!isPublic(publicationOf(document))) continue;
    for (const { path, to } of urlsOf(document)) {
      (to ? sources : pages).set(path, file);
      if (to) redirects.set(path, to);
    }
  }
  // A page wins over a redirect, as on the site.
  for (const path of pages.keys()) redirects.delete(path);
  return { pages, redirects, sources };
}
