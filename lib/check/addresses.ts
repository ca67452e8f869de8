import { legalSections } from '../schema/legalText';
import { companyAnchors, companyPaths } from '../schema/pages';
import { articlePath, feedPaths } from '../urls';
import type { CheckedDocument } from './checkDocument';

/** Every address of the site with the anchors on it; undefined where the content does not know them. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The addresses that a content folder gives its site; with drafts as a writer sees them, or without. */
export function addressesOf(
  documents: readonly CheckedDocument[],
  { drafts }: { drafts: boolean },
): Addresses {
  const addresses = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of companyPaths) addresses.set(path, new Set(companyAnchors[path]));
  for (const path of [...Object.values(feedPaths), '/sitemap.xml']) addresses.set(path, undefined);
  for (const document of documents) {
    const { name, collection } = document;
    if (collection.name === 'Legal' && name in legalSections) addresses.set(`/${name}`, document.anchors);
    if (collection.name !== 'Article' || (isDraft(document) && !drafts)) continue;
    for (const slug of [name, ...aliasesOf(document)]) addresses.set(articlePath(slug), document.anchors);
  }
  return addresses;
}

export function isDraft({ yaml }: CheckedDocument): boolean {
  return (yaml?.values as { draft?: unknown } | null | undefined)?.draft === true;
}

function aliasesOf({ yaml }: CheckedDocument): string[] {
  const aliases = (yaml?.values as { aliases?: unknown } | null | undefined)?.aliases;
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
}
