import { cropRatio, type PictureShape } from './images';
import { focusPoint, pictureFilePattern } from './schema/picture';
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

/** The part of an upright picture that a rendition shows: 16:10, or all of a picture in a text without a focus. */
export function croppedArea(
  { width, height }: { width: number; height: number },
  { shape, focus }: Pick<Rendition, 'shape' | 'focus'>,
) {
  if (shape === 'text' && !focus) return { left: 0, top: 0, width, height };
  const area = {
    width: Math.min(width, Math.round(height / cropRatio)),
    height: Math.min(height, Math.round(width * cropRatio)),
  };
  // As object-position does, so that cropping the result again shows the same as cropping once.
  const { x, y } = focusPoint(focus) ?? { x: 50, y: 50 };
  return {
    ...area,
    left: Math.round(((width - area.width) * x) / 100),
    top: Math.round(((height - area.height) * y) / 100),
  };
}
