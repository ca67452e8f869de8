import type { Rendition } from '../../../lib/schemas/sectionPictures';
import type { Person } from '../../../lib/site/authors.browser';
import { ownRendition } from '../../../lib/site/renditions';
import { ownPicturesIn } from '../../../lib/site/textPictures';

type Article = { image: string; focus?: string };

/** The renditions of an article's pictures, of its authors' and of those in its text. */
export function renditionsOf({ image, focus }: Article, authors: readonly Person[], html = ''): Rendition[] {
  const own = ownRendition(image, 'article', focus);
  const faces = authors.flatMap(({ picture, focus }) => ownRendition(picture, 'person', focus) ?? []);
  return [...(own ? [own] : []), ...faces, ...ownPicturesIn(html)];
}
