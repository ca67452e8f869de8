import type { VFile } from 'vfile';
import { documentOf, fieldOf, pathsOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';
import { headingsIn } from '../markdown/headings';
import { feedPaths, feedPathsOf } from '../schemas/paths.browser';
import { isFilled } from '../schemas/sectionType';
import { describes, ventureId } from './describedVentures';
import { hasPage } from './hasPage';
import { sectionAnchors, sectionsIn } from './sections';

/** Every path of the site with the anchors on its page; undefined where they are unknown. */
export type SiteUrls = ReadonlyMap<string, ReadonlySet<string> | undefined>;

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
    if (!hasPage(file, published)) continue;
    const inText = document.tree && headingsIn(document.tree).map(({ id }) => id);
    const onPage = inText && new Set([...inText, ...anchorsInSections(file, published)]);
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

/** The ids in the sections of a page that links can target; none for other documents. */
function anchorsInSections(file: VFile, published: readonly VFile[]): string[] {
  const page = documentOf(file);
  const types = page.collection.sectionTypes;
  if (!types) return [];
  const documents = published.map(documentOf);
  const documentsOf = (name: string) => documents.filter(({ collection }) => collection.name === name);
  const valuesOf = (name: string) =>
    documentsOf(name).map(({ yaml }) => (yaml?.values ?? {}) as Record<string, unknown>);
  const shown = sectionsIn(page).filter((section) =>
    isFilled(section, types[String(section.type)], valuesOf),
  );
  const ventures = documentsOf('Venture')
    .filter((venture) => shown.some((section) => describes(section, fieldOf(venture, 'status'))))
    .map(({ name }) => ventureId(name));
  return [...sectionAnchors(shown, types), ...ventures];
}
