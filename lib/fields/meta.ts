import { z } from 'zod';
import type { PictureShape } from '../pictures/sources.browser';

/** What schemas say about a field to our own code. Editors do not get it. */
type FieldMarks = {
  /** Its words are checked. */
  isWords: true;
  /** It is a URL that a page links to. */
  isLink: true;
  /** It is the URL of another site, which visitors get as a link. */
  isOtherSite: true;
  /** It is the name of a file in content/files/. */
  isDownload: true;
  /** It is a picture: the name of a file in content/pictures/, or for an article a URL. It is shown in this shape. */
  pictureShape: Exclude<PictureShape, 'portrait'>;
  /** It is the name of a category. */
  isCategory: true;
  /** It is the name of a file in this folder of content/, without its extension. */
  refersTo: 'people' | 'ventures';
  /** Forms suggest the names of the files in this folder of content/, and it takes any words. */
  suggests: 'people';
  /** Names in braces that it takes besides the facts about the group. */
  ownFacts: readonly string[];
  /** The words above it in forms, where those of its name are not right. */
  label: string;
  /** Forms have it, but only a new document can set it. Its description says why. */
  isFixed: true;
  /** Forms do not have it: what is wrong in it breaks more than a page. */
  isSetting: true;
  /** Forms have it in a folded group at their end, because writers leave it as it is. Only of fields at the top. */
  isTechnical: true;
};

export const fieldMarks = [
  'isWords',
  'isLink',
  'isOtherSite',
  'isDownload',
  'isCategory',
  'refersTo',
  'suggests',
  'pictureShape',
  'ownFacts',
  'label',
  'isFixed',
  'isSetting',
  'isTechnical',
] as const;

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldMarks> {}
}

/**
 * What a schema says about a field to writers. Zod keeps it at the schema that got it, so `.optional()` after a
 * description hides it: this looks inside.
 */
export function metaOf(schema: z.ZodType): z.core.GlobalMeta {
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
      ? metaOf(schema.unwrap() as z.ZodType)
      : {};
  return { ...inner, ...schema.meta() };
}

/** What forms call `href`. */
export const linkLabel = 'Leads to';
