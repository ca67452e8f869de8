import type { Person } from '../people/authors.browser';
import { imageRendition, personRendition, type Rendition } from './renditions';
import { ownPicturesIn } from './textPictures';

type Illustrated = {
  image?: string;
  focus?: string;
  authors?: readonly Pick<Person, 'picture' | 'focus'>[];
  html: string;
};

/** The renditions of a document's picture, of its authors' and of those in its text. */
export function renditionsOf({ image, focus, authors = [], html }: Illustrated): Rendition[] {
  const own = [imageRendition({ image, focus }), ...authors.map((author) => personRendition(author))];
  return [...own.filter((each) => each !== undefined), ...ownPicturesIn(html)];
}
