import type { z } from 'zod';
import { article } from '../articles/schema';
import { metaOf } from '../fields/meta';
import type { Person } from '../people/authors.browser';
import { person } from '../people/schema';
import { ownRendition, type Rendition } from './renditions';
import { ownPicturesIn } from './textPictures';

/** The renditions of a document's fields that its schema marks as pictures. */
export function renditionsOfFields({ shape }: z.ZodObject, document: object): Rendition[] {
  const fields = document as Record<string, string | undefined>;
  return Object.entries(shape).flatMap(([name, field]) => {
    const { pictureShape } = metaOf(field as z.ZodType);
    return (pictureShape && ownRendition(fields[name], pictureShape, fields.focus)) ?? [];
  });
}

/** The renditions of an article's pictures, of its authors' and of those in its text. */
export function renditionsOf(fields: object, authors: readonly Person[], html: string): Rendition[] {
  return [
    ...renditionsOfFields(article, fields),
    ...authors.flatMap((author) => renditionsOfFields(person, author)),
    ...ownPicturesIn(html),
  ];
}
