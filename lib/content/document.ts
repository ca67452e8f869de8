import type { Root } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { z } from 'zod';
import { memoized } from '../markdown/memoized';
import type { Diagnostic } from '../markdown/places';
import { type FieldMarks, fieldMarks, metaAt } from '../schemas/meta';
import type { Collection } from './collection';
import type { LocatedYaml } from './yaml';

/** The Markdown of a field. */
export type FieldText = {
  path: readonly PropertyKey[];
  tree: Root;
  lines: readonly string[];
  /** The position in the file of a position in the Markdown. */
  placeOf(point: Point): Point;
};

/** A parsed content file. */
export type ContentDocument = {
  /** The file name without its extension. */
  name: string;
  collection: Collection;
  /** Its lines, without line endings and byte-order mark. */
  lines: readonly string[];
  /** The values of the fields of its collection, of any type. */
  fields: Readonly<Record<string, unknown>>;
  /** Its fields with their places; undefined if it is unclear where they end. */
  yaml?: LocatedYaml;
  /** Position of a field or of an item in it, as in `yaml`; the start of the file if it is unclear where the fields end. */
  positionOf(path: readonly PropertyKey[]): Point;
  /** The Markdown below the fields, after empty lines so that every line keeps its number; undefined like `yaml`. */
  text?: string;
  /** Its Markdown, with positions in the file; undefined if there is none or it cannot be parsed. */
  tree?: Root;
  /** Its fields with Markdown. */
  fieldTexts: readonly FieldText[];
  /** The links in its text and its fields. */
  links: readonly { url: string; place: Point }[];
  /** The pictures in its Markdown, not those that a field names. `focus` is what their titles say about cropping. */
  pictures: readonly { url: string; place: Point; focus?: string }[];
  /** Syntax errors. */
  errors: readonly Diagnostic[];
};

declare module 'vfile' {
  interface DataMap {
    document: ContentDocument;
  }
}

/** The document of a file. Throws if the file has not been parsed. */
export function documentOf({ data, path }: VFile): ContentDocument {
  if (!data.document) throw new Error(`${path} has not been parsed`);
  return data.document;
}

/** A field's value, of any type; undefined if it is missing or its collection does not have the field. */
export function fieldOf({ fields }: ContentDocument, name: string): unknown {
  return fields[name];
}

/** The texts of the fields that the schema marks, at any depth, each with the mark, the name of its field and its place. */
export function markedFields<Mark extends keyof FieldMarks>(
  { yaml, collection }: Pick<ContentDocument, 'yaml' | 'collection'>,
  name: Mark,
): readonly MarkedText<Mark>[] {
  return ((yaml && textsByMark(yaml, collection).get(name)) ?? []) as MarkedText<Mark>[];
}

type MarkedText<Mark extends keyof FieldMarks> = LocatedYaml['texts'][number] & {
  field: string;
  marks: z.core.GlobalMeta;
  mark: FieldMarks[Mark];
};

const textsByMark = memoized((yaml: LocatedYaml, { schema }: Collection): ReadonlyMap<string, object[]> => {
  const byMark = new Map<string, object[]>(fieldMarks.map((name) => [name, []]));
  for (const text of yaml.texts) {
    const field = String(text.path.findLast((key) => typeof key === 'string'));
    const marks = metaAt(schema, yaml.values, text.path);
    for (const [name, texts] of byMark) {
      const mark = marks[name];
      if (mark !== undefined) texts.push({ ...text, field, marks, mark });
    }
  }
  return byMark;
});
