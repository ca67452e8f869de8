import { cropRatio, type Picture, type PictureShape, widest } from '../schemas/pictureSources.browser';
import { focusPoint, pictureFilePattern } from '../schemas/pictures';
import type { Rendition } from '../schemas/sectionPictures';

/** A rendition of one of our own pictures; undefined without one, and for a picture of the image host. */
export function ownRendition(file = '', shape: PictureShape, focus?: string): Rendition | undefined {
  return pictureFilePattern.test(file) ? { file, shape, focus } : undefined;
}

/** The name of a rendition in .generated/pictures.json. */
export function renditionKey({ file, shape, focus = '' }: Rendition): string {
  return [file, shape, focus].join(' ').trim();
}

/** The rendition of such a name. */
export function renditionOfKey(key: string): Rendition {
  const [file = '', shape, ...focus] = key.split(' ');
  return { file, shape: shape as PictureShape, focus: focus.join(' ') || undefined };
}

/** The height of a rendition for a width of 1; undefined if the picture is not cropped. */
export function ratioOf({ shape, focus }: Pick<Rendition, 'shape' | 'focus'>): number | undefined {
  if (shape === 'person' || shape === 'portrait') return 1;
  return shape === 'article' || focus ? cropRatio : undefined;
}

/** The part of an upright picture that a rendition shows. */
export function croppedArea(
  { width, height }: { width: number; height: number },
  rendition: Pick<Rendition, 'shape' | 'focus'>,
) {
  const ratio = ratioOf(rendition);
  if (!ratio) return { left: 0, top: 0, width, height };
  const area = {
    width: Math.min(width, Math.round(height / ratio)),
    height: Math.min(height, Math.round(width * ratio)),
  };
  // As object-position does, so that cropping the result again shows the same as cropping once.
  const { x, y } = focusPoint(rendition.focus) ?? { x: 50, y: 50 };
  return {
    ...area,
    left: Math.round(((width - area.width) * x) / 100),
    top: Math.round(((height - area.height) * y) / 100),
  };
}

/** What pages need to know about a rendition, except the path of its files. */
export function describePicture(
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
  { shape, focus }: Rendition,
): Omit<Picture, 'path'> {
  const area = croppedArea({ width, height }, { shape, focus });
  const shown = widest(area.width, shape);
  const point = shape === 'article' ? focusPoint(focus) : undefined;
  // A point on a tenth stays in view too, and ten rules are enough for all (components/pictures/ArticlePicture.tsx).
  const tenth = (percent: number) => 10 * Math.round(percent / 10);
  return {
    width: shown,
    // A line of 3000 x 1 pixels would have none.
    height: Math.max(1, Math.round((shown * area.height) / area.width)),
    shape,
    // A photograph of an article covers its drawing.
    fallback: hasAlpha && shape === 'text' ? 'png' : 'jpg',
    ...(focus && point && { focus: { x: tenth(point.x), y: tenth(point.y) } }),
  };
}
