import type { VFile } from 'vfile';
import { legalSections } from '../schema/legalText';
import { companyAnchors, companyPaths } from '../schema/pages';
import { articlePath, feedPaths } from '../urls';
import { documentOf, fieldOf, isDraft } from './document';

/** Every path of the site with the anchors on its page; undefined where they are unknown. */
export type SiteUrls = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The paths of the site for a content folder, with or without drafts. */
export function siteUrls(files: readonly VFile[], { drafts }: { drafts: boolean }): SiteUrls {
  const urls = new Map<string, ReadonlySet<string> | undefined>();
  const hasDivisions = files.some((file) => fieldOf(documentOf(file), 'status') === 'planned');
  for (const path of companyPaths)
    urls.set(
      path,
      new Set(companyAnchors[path].filter((anchor) => hasDivisions || anchor !== 'expansion-divisions')),
    );
  for (const path of [...Object.values(feedPaths), '/sitemap.xml']) urls.set(path, undefined);
  for (const document of files.map(documentOf)) {
    const { name, collection, anchors } = document;
    if (collection.name === 'Legal' && name in legalSections) urls.set(`/${name}`, anchors);
    if (collection.name !== 'Article' || (isDraft(document) && !drafts)) continue;
    const aliases = fieldOf(document, 'aliases');
    for (const slug of [name, ...(Array.isArray(aliases) ? aliases : [])])
      if (typeof slug === 'string') urls.set(articlePath(slug), anchors);
  }
  return urls;
}
