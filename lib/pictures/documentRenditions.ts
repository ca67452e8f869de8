import type { Person } from '../people/authors';
import { imageRendition, personRendition, type Rendition } from './renditions';
import { ownPicturesIn } from './textPictures';

type Illustrated = { image?: string; focus?: string; author?: Pick<Person, 'picture'>; html: string };

/** The renditions of a document's picture, of its author's and of those in its text. */
export function renditionsOf({ image, focus, author, html }: Illustrated): Rendition[] {
  const own = [imageRendition({ image, focus }), personRendition(author)];
  return [...own.filter((each) => each !== undefined), ...ownPicturesIn(html)];
}
