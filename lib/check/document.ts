import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { ParsedDocument } from './parse';

/** What rules, and checks between documents, need to know about a file besides its tree. */
export type CheckedDocument = Omit<ParsedDocument, 'tree' | 'errors'> & {
  links: readonly { url: string; place: Point }[];
  /** The anchors of its headings; undefined when its text cannot be parsed. */
  anchors?: ReadonlySet<string>;
  /** Lines with syntax errors, which make any other message about them unreliable. */
  brokenLines: ReadonlySet<number>;
};

declare module 'vfile' {
  interface DataMap {
    document: CheckedDocument;
  }
}

/** The document of a file that is being checked. Throws for any other file. */
export function documentOf({ data, path }: VFile): CheckedDocument {
  if (!data.document) throw new Error(`${path} has not been parsed`);
  return data.document;
}

/** A field's value, whatever its type; undefined when it is missing. */
export function fieldOf({ yaml }: CheckedDocument, name: string): unknown {
  return (yaml?.values as Record<string, unknown> | null | undefined)?.[name];
}

export function isDraft(document: CheckedDocument): boolean {
  return fieldOf(document, 'draft') === true;
}
