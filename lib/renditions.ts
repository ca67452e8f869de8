import type { PictureShape } from './images';
import { pictureFilePattern } from './schema/picture';
import { ownPicturesIn } from './textPictures';

/** One of our own pictures as a place shows it. */
export type Rendition = {
  /** Its name in content/pictures/. */
  file: string;
  shape: PictureShape;
  /** As in content: `left` or `40% 20%`. */
  focus?: string;
};

type Illustrated = { image?: string; focus?: string; html: string };

/** The renditions of a document's picture and of those in its text. */
export function renditionsOf({ image, focus, html }: Illustrated): Rendition[] {
  const own = imageRendition({ image, focus });
  return [...(own ? [own] : []), ...ownPicturesIn(html)];
}

/** The rendition of an article's picture; undefined if it is one of the image host. */
export function imageRendition({ image = '', focus }: Omit<Illustrated, 'html'>): Rendition | undefined {
  return pictureFilePattern.test(image) ? { file: image, shape: 'article', focus } : undefined;
}

/** The name of a rendition in .generated/pictures.json. */
export function renditionKey({ file, shape, focus = '' }: Rendition): string {
  return [file, shape, focus].join(' ').trim();
}
