import type { Person } from './authors';
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

type Illustrated = { image?: string; focus?: string; author?: Pick<Person, 'picture'>; html: string };

/** The renditions of a document's picture, of its author's and of those in its text. */
export function renditionsOf({ image, focus, author, html }: Illustrated): Rendition[] {
  const own = [imageRendition({ image, focus }), personRendition(author)];
  return [...own.filter((each) => each !== undefined), ...ownPicturesIn(html)];
}

/** The rendition of an article's picture; undefined if it is one of the image host. */
export function imageRendition({
  image = '',
  focus,
}: Pick<Illustrated, 'image' | 'focus'>): Rendition | undefined {
  return pictureFilePattern.test(image) ? { file: image, shape: 'article', focus } : undefined;
}

/** The rendition of a person's picture; undefined without one. */
export function personRendition({ picture }: Pick<Person, 'picture'> = {}): Rendition | undefined {
  return picture === undefined ? undefined : { file: picture, shape: 'person' };
}

/** The name of a rendition in .generated/pictures.json. */
export function renditionKey({ file, shape, focus = '' }: Rendition): string {
  return [file, shape, focus].join(' ').trim();
}
