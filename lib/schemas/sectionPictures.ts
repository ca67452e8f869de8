import type { PictureShape } from './pictureSources.browser';
import { ownPicture } from './pictures';

/** The name of a picture in content/pictures/ in a field of a section. Compiled, it is a rendition as in a text. */
export function sectionPicture(description: string) {
  return ownPicture(description, 'text')
    .transform((file): Rendition => ({ file, shape: 'text' }))
    .meta({ description, pictureShape: 'text', examples: ['team-day.jpg'] });
}

/** The renditions in compiled sections. */
export function renditionsIn(value: unknown): Rendition[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && 'shape' in value) return [value as Rendition];
  return Object.values(value).flatMap(renditionsIn);
}

/** One of our own pictures as a place shows it. */
export type Rendition = {
  /** Its name in content/pictures/. */
  file: string;
  shape: PictureShape;
  /** As in content: `left` or `40% 20%`. */
  focus?: string;
};
