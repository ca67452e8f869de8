import type { z } from 'zod';
import { article } from '../articles/schema';
import { metaOf } from '../fields/meta';
import type { Person } from '../people/authors.browser';
import { person } from '../people/schema';
import { ownRendition, type Rendition } from './renditions';
import type { PictureShape } from './sources.browser';
import { ownPicturesIn } from './textPictures';

/** The renditions in one shape of a document's fields that its schema marks as pictures. */
export function renditionsOfFields(schema: z.ZodObject, document: object, shape: PictureShape): Rendition[] {
  const fields = document as Record<string, string | undefined>;
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const isShown = metaOf(field as z.ZodType).pictureShapes?.includes(shape);
    return (isShown && ownRendition(fields[name], shape, fields.focus)) || [];
  });
}

/** The renditions of an article's pictures, of its authors' and of those in its text. */
export function renditionsOf(fields: object, authors: readonly Person[], html = ''): Rendition[] {
  return [
    ...renditionsOfFields(article, fields, 'article'),
    ...authors.flatMap((author) => renditionsOfFields(person, author, 'person')),
    ...ownPicturesIn(html),
  ];
}
