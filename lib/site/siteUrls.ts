import type { VFile } from 'vfile';
import type { SiteUrls } from '../content/collection';
import { documentOf, pathsOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';
import { headingsIn } from '../markdown/headings';
import { feedPaths, feedPathsOf } from '../schemas/paths.browser';

const otherFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'];

/** The paths of the site for a content folder on a day, or, without one, with every draft and scheduled article. */
export function siteUrls(files: readonly VFile[], day?: string): SiteUrls {
  const urls = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of [...Object.values(feedPaths), ...otherFiles]) urls.set(path, undefined);
  const published = files.filter(
    (file) => day === undefined || isPublic(publicationOf(documentOf(file)), day),
  );
  for (const file of published) {
    const document = documentOf(file);
    if (document.collection.hasPage?.(file, published) === false) continue;
    const inText = document.tree && headingsIn(document.tree).map(({ id }) => id);
    const onPage =
      inText && new Set([...inText, ...(document.collection.anchorsOf?.(file, published) ?? [])]);
    // checkUniqueUrls reports a path that two documents have.
    for (const path of pathsOf(document)) {
      const feeds = document.collection.hasFeeds ? Object.values(feedPathsOf(path)) : [];
      for (const url of [path, ...feeds])
        if (!urls.has(url)) urls.set(url, url === path ? onPage : undefined);
    }
  }
  // missingFiles reports a page that every site has: links to it are right.
  for (const { required = [], url } of new Set(files.map((file) => documentOf(file).collection)))
    for (const path of required.flatMap((slug) => url?.(slug) ?? []))
      if (!urls.has(path)) urls.set(path, undefined);
  return urls;
}
