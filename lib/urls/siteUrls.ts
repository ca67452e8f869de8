import type { VFile } from 'vfile';
import type { SiteUrls } from '../content/collection';
import { documentOf, fieldOf, pathsOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';
import { companyAnchors, companyPaths } from '../pages/schema';
import { feedPaths } from './paths.browser';

/** The paths of the site for a content folder on a day, or, without one, with every draft and scheduled article. */
export function siteUrls(files: readonly VFile[], day?: string): SiteUrls {
  const urls = new Map<string, ReadonlySet<string> | undefined>();
  const hasDivisions = files.some((file) => fieldOf(documentOf(file), 'status') === 'planned');
  for (const path of companyPaths) {
    const anchors = companyAnchors[path].filter((anchor) => hasDivisions || anchor !== 'expansion-divisions');
    urls.set(path, new Set(anchors));
  }
  for (const path of [...Object.values(feedPaths), '/sitemap.xml']) urls.set(path, undefined);
  for (const document of files.map(documentOf)) {
    if (day !== undefined && !isPublic(publicationOf(document), day)) continue;
    // checkUniqueUrls reports URLs of company pages.
    for (const path of pathsOf(document)) if (!urls.has(path)) urls.set(path, document.anchors);
  }
  return urls;
}
