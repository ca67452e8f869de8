import type { VFile } from 'vfile';
import { companyAnchors, companyPaths } from '../schema/pages';
import { feedPaths } from '../schema/urls';
import { documentOf, isDraft, pathsOf } from './document';

/** Every path of the site with the anchors on its page; undefined where they are unknown. */
export type SiteUrls = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The paths of the site for a content folder, with or without drafts. */
export function siteUrls(files: readonly VFile[], { drafts }: { drafts: boolean }): SiteUrls {
  const urls = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of companyPaths) urls.set(path, new Set(companyAnchors[path]));
  for (const path of [...Object.values(feedPaths), '/sitemap.xml']) urls.set(path, undefined);
  for (const document of files.map(documentOf)) {
    if (isDraft(document) && !drafts) continue;
    // checkDuplicates reports URLs of company pages.
    for (const path of pathsOf(document)) if (!urls.has(path)) urls.set(path, document.anchors);
  }
  return urls;
}
