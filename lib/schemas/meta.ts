import { z } from 'zod';
import type { PictureShape } from './pictureSources.browser';
import { layersAt, layersOf } from './schemaAt';

/** What schemas say about a field to our own code. */
const marks = z.object({
  /** It can be any text, also one with a # in it. */
  isText: z.literal(true),
  /** Its words are checked. */
  isWords: z.literal(true),
  /** Its words can contain facts about the group, as `{name}`. */
  takesFacts: z.literal(true),
  /** The number of characters of it that cards, browser tabs and search results show. */
  shownLength: z.number(),
  /** It is a URL that a page links to. */
  isLink: z.literal(true),
  /** It is the name of a file in content/files/. */
  isDownload: z.literal(true),
  /** It is the name of a field of company.yaml, which is shown in its place. */
  isFact: z.literal(true),
  /** It is a picture: the name of a file in content/pictures/, or for an article a URL. Its largest shape. */
  pictureShape: z.custom<PictureShape>(),
  /** It is the name of a category. */
  isCategory: z.literal(true),
  /** It is the name of a file in this folder of content/, without its extension. */
  refersTo: z.enum(['people', 'ventures']),
  /** Of these files only those whose field `status` has this value. */
  ofStatus: z.string(),
  /** Names in braces that it takes besides the facts about the group. */
  ownFacts: z.custom<readonly string[]>(),
  /** It takes any words, and can be the name of a file in this folder of content/. */
  suggests: z.literal('people'),
  /** The words above it in forms, where those of its name are not right. */
  label: z.string(),
  /** Forms fill it in when they save it empty: the next free id, or the read time of the text. */
  isCounted: z.literal(true),
  /** Forms write this into a draft in which the required field is empty. */
  standIn: z.string(),
  /** Forms do not have it: what is wrong in it breaks more than a page. */
  isSetting: z.literal(true),
  /** Forms have it in a folded group at their end, because writers leave it as it is. Only of fields at the top. */
  isTechnical: z.literal(true),
});

export type FieldMarks = z.infer<typeof marks>;

export const fieldMarks: readonly string[] = Object.keys(marks.shape);

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldMarks> {}
}

/** What a schema says about a field, wherever in it: Zod keeps it at the schema that got it, so `.optional()` hides it. */
export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  return joined(layersOf(schema));
}

/** What a schema says about the field at a path of a document. */
export function metaAt(...field: Parameters<typeof layersAt>): z.core.GlobalMeta {
  return joined(layersAt(...field));
}

function joined(layers: readonly z.ZodType[]): z.core.GlobalMeta {
  return Object.assign({}, ...layers.toReversed().map((layer) => layer.meta()));
}
