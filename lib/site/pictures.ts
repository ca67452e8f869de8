import prepared from '#pictures';
import type { Picture } from '../schemas/pictureSources.browser';
import type { Rendition } from '../schemas/sectionPictures';
import type { Author, NamedAuthor } from './authors.browser';
import { ownRendition, renditionKey } from './renditions';
import { withPictures } from './textPictures';

/** The prepared files of an article's picture; undefined if it is one of the image host. */
export function pictureOf(article: { image: string; focus?: string }): Picture | undefined {
  return findOwnPicture(article.image, 'article', article.focus);
}

/** An author with the prepared files of the picture. */
export function withPreparedPicture({ focus, ...author }: NamedAuthor): Author {
  return { ...author, picture: findOwnPicture(author.picture, 'person', focus) };
}

/** The HTML of a text with the prepared files of our own pictures. `isAtTop` if the text begins its page. */
export function htmlWithPictures(html: string, { isAtTop = false } = {}): string {
  return withPictures(html, { find: preparedPicture, isAtTop });
}

/** The prepared files of one of our own pictures; undefined without one, and for a picture of the image host. */
export function findOwnPicture(...picture: Parameters<typeof ownRendition>): Picture | undefined {
  const rendition = ownRendition(...picture);
  return rendition && preparedPicture(rendition);
}

/**
 * The prepared files of a rendition. Throws if it has not been prepared, except while developing, when it soon will be.
 */
export function preparedPicture(rendition: Rendition): Picture | undefined {
  const picture = prepared[renditionKey(rendition)];
  if (!picture && process.env.NODE_ENV !== 'development')
    throw new Error(
      `The picture content/pictures/${rendition.file} has not been prepared. Run "npm run build", then try again.`,
    );
  return picture;
}
