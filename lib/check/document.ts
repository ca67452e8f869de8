import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { ParsedDocument } from './parse';

/** What the rules and the checks across documents need besides the tree of a file. */
export type CheckedDocument = Omit<ParsedDocument, 'tree' | 'errors'> & {
  links: readonly { url: string; place: Point }[];
  /** The anchors of its headings; undefined if its text cannot be parsed. */
  anchors?: ReadonlySet<string>;
  /** Lines with syntax errors, where other messages would be unreliable. */
  brokenLines: ReadonlySet<number>;
};

declare module 'vfile' {
  interface DataMap {
    document: CheckedDocument;
  }
}

/** The document of a file. Throws if the file has not been parsed. */
export function documentOf({ data, path }: VFile): CheckedDocument {
  if (!data.document) throw new Error(`${path} has not been parsed`);
  return data.document;
}

/** A field's value, of any type; undefined if it is missing or its collection does not have the field. */
export function fieldOf({ yaml, collection }: CheckedDocument, name: string): unknown {
  if (!(name in collection.schema.shape)) return undefined;
  return (yaml?.values as Record<string, unknown> | null | undefined)?.[name];
}

/** The paths of a document's page and of the redirects to it; none if no page shows it. */
export function pathsOf(document: CheckedDocument): string[] {
  const { name, collection } = document;
  const { url, requiredSections } = collection;
  if (!url || (requiredSections && !requiredSections.has(name))) return [];
  const aliases = fieldOf(document, 'aliases');
  const slugs = [name, ...(Array.isArray(aliases) ? aliases : [])];
  return slugs.filter((slug) => typeof slug === 'string').map((slug) => url(slug));
}

export function isDraft(document: CheckedDocument): boolean {
  return fieldOf(document, 'draft') === true;
}
