import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { buildDay } from './buildDay';
import type { ParsedDocument } from './parse';

/** What the rules and the checks across documents need besides the tree of a file. */
type CheckedDocument = Omit<ParsedDocument, 'tree' | 'errors'> & {
  links: readonly { url: string; place: Point }[];
  /** The pictures in its text; `focus` is what their titles say about cropping. */
  pictures: readonly { url: string; place: Point; focus?: string }[];
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

/** The day from which visitors see a document, as `2025-07-21`: undefined for a draft, always past without a date. */
export function publicFrom(document: CheckedDocument): string | undefined {
  return isDraft(document) ? undefined : String(fieldOf(document, 'date') ?? '');
}

/** The day on which an article will be published; undefined for a draft and for one that is public. */
export function scheduledDay(document: CheckedDocument): string | undefined {
  const day = publicFrom(document);
  return day !== undefined && isDay(day) && day > buildDay ? day : undefined;
}

/** Whether a text is a calendar day, as `2025-07-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function isDraft(document: CheckedDocument): boolean {
  return fieldOf(document, 'draft') === true;
}
