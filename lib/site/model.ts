import type { Root } from 'mdast';
import type { Collection } from '../content/collection';
import { headingsIn } from '../markdown/headings';
import { memoized } from '../markdown/memoized';
import { feedPath } from '../schemas/paths.browser';
import { isFilled } from '../schemas/sectionType';
import { describes, sectionAnchors, sectionsIn, ventureId } from './sections';

/** A document, whether the check has read it or Contentlayer has compiled it. */
export type SiteDocument = {
  collection: Pick<Collection, 'name' | 'url' | 'entries' | 'hasFeeds' | 'required' | 'sectionTypes'>;
  /** Its file name without the extension. */
  name: string;
  /** Of any type, if nobody has validated them. */
  fields: Readonly<Record<string, unknown>>;
  /** Its text, if it has been parsed or compiled. */
  tree?: Root;
  html?: string;
};

/** A URL of a document, with the field of the name that it comes from; empty for that of the file. */
type DocumentUrl = {
  path: string;
  /** The path of the page to which it redirects, if it is an alias; undefined for a page. */
  to?: string;
  at: readonly PropertyKey[];
};

/** The URLs of a document: its page or, if it is a list, one for each entry, and behind each its aliases. */
export const urlsOf = memoized(({ collection, name, fields }: SiteDocument): readonly DocumentUrl[] => {
  const { url, entries } = collection;
  const pathOf = (slug: unknown) => (typeof slug === 'string' ? url?.(slug) : undefined);
  const urlsOfPage = (slug: unknown, aliases: unknown, at: readonly PropertyKey[]): DocumentUrl[] => {
    const page = pathOf(slug);
    if (page === undefined) return [];
    const old = (Array.isArray(aliases) ? aliases : []).flatMap((alias, index) => {
      const path = pathOf(alias);
      return path === undefined ? [] : [{ path, to: page, at: [...at, 'aliases', index] }];
    });
    return [{ path: page, at: at.length > 0 ? [...at, 'slug'] : [] }, ...old];
  };
  if (!entries) return urlsOfPage(name, fields.aliases, []);
  const list = fields[entries];
  return (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    urlsOfPage(entry?.slug, entry?.aliases, [entries, index]),
  );
});

/** Every path of the site with the anchors on its page; undefined where they are unknown. */
export type SitePaths = ReadonlyMap<string, ReadonlySet<string> | undefined>;

const otherFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'];

/** The site of these documents: every path, and the URLs of the documents that have a page. */
export function siteOf(documents: readonly SiteDocument[]) {
  const authors = new Set(documents.flatMap(({ fields }) => [fields.author, fields.authors].flat()));
  // A person needs a biography or an article.
  const withPage = documents.filter(
    (document) => document.collection.name !== 'Person' || authors.has(document.name) || hasText(document),
  );
  const paths = new Map<string, ReadonlySet<string> | undefined>();
  // checkUniqueUrls reports a path that two documents have.
  const add = (path: string, anchors?: ReadonlySet<string>) => paths.has(path) || paths.set(path, anchors);
  for (const path of [feedPath, ...otherFiles]) add(path);
  for (const document of withPage) {
    const anchors = anchorsOf(document, documents);
    for (const { path } of urlsOf(document)) {
      add(path, anchors);
      if (document.collection.hasFeeds) add(path + feedPath);
    }
  }
  // missingFiles reports a page that every site has: links to it are right.
  for (const path of [...new Set(documents.map(({ collection }) => collection))].flatMap(requiredPaths))
    add(path);
  return {
    paths,
    urls: withPage.flatMap((document) => urlsOf(document).map((url) => ({ ...url, document }))),
  };
}

/** The paths of the documents of a collection that every site has. */
export function requiredPaths({ required = [], url }: SiteDocument['collection']): string[] {
  return required.flatMap((name) => url?.(name) ?? []);
}

/** Whether the text has more than comments and link definitions. A text that cannot be parsed counts. */
function hasText({ html, tree }: SiteDocument): boolean {
  if (html !== undefined) return html.trim() !== '';
  return !tree || tree.children.some(({ type }) => type !== 'html' && type !== 'definition');
}

/** The ids on the page of a document that links can target; undefined where they are unknown. */
function anchorsOf(document: SiteDocument, shown: readonly SiteDocument[]): Set<string> | undefined {
  if (!document.tree) return undefined;
  const { sectionTypes: types = {} } = document.collection;
  const documentsOf = (name: string) => shown.filter(({ collection }) => collection.name === name);
  const sections = sectionsIn(document).filter((section) =>
    isFilled(section, types[String(section.type)], (name) => documentsOf(name).map(({ fields }) => fields)),
  );
  const ventures = documentsOf('Venture').filter(({ fields }) =>
    sections.some((section) => describes(section, fields.status)),
  );
  return new Set([
    ...headingsIn(document.tree).map(({ id }) => id),
    ...sectionAnchors(sections, types),
    ...ventures.map(({ name }) => ventureId(name)),
  ]);
}
