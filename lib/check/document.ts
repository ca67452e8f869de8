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

/** A field's value, of any type; undefined if it is missing. */
export function fieldOf({ yaml }: CheckedDocument, name: string): unknown {
  return (yaml?.values as Record<string, unknown> | null | undefined)?.[name];
}

export function isDraft(document: CheckedDocument): boolean {
  return fieldOf(document, 'draft') === true;
}
