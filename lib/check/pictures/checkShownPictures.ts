import { basename } from 'node:path';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../content/document';
import { addError } from '../../content/messages';
import { didYouMean } from '../../schemas/didYouMean';
import type { PictureShape } from '../../schemas/pictureSources.browser';
import { pictureFilePattern, pictureFolder, pictureInTextPattern } from '../../schemas/pictures';
import { croppedArea, ratioOf } from '../../site/renditions';

/** A document that shows a picture of content/pictures/. */
type ShownPicture = { file: VFile; name: string; point: Point; shape: PictureShape; focus?: string };

/** In pixels. */
export type PictureSize = { width: number; height: number };

/** The width in pixels that a picture needs in each place. */
const leastWidths: Record<PictureShape, number> = { article: 1200, text: 640, portrait: 420, person: 96 };

/** The pictures of a document that are our own. */
export function shownPictures(file: VFile): ShownPicture[] {
  const document = documentOf(file);
  const inFields = markedFields(document, 'pictureShape')
    .filter(({ text }) => pictureFilePattern.test(text))
    .map(({ text, place, mark }) => ({ file, name: text, point: place, shape: mark }));
  const inText = document.pictures
    .filter(({ url }) => pictureInTextPattern.test(url))
    .map(({ url, place, focus }) => ({
      ...{ file, name: basename(url), point: place, focus },
      shape: 'text' as const,
    }));
  return [...inFields, ...inText];
}

/**
 * Adds an error for each place whose picture is missing or too small. `pictures` has the size of each file by its name, or
 * undefined where it is unknown.
 */
export function checkShownPictures(
  shown: readonly ShownPicture[],
  pictures: ReadonlyMap<string, PictureSize | undefined>,
): void {
  for (const { file, name, point, shape, focus } of shown) {
    const picture = pictures.get(name);
    if (!pictures.has(name))
      addError(file, point, missingReason(name, [...pictures.keys()]), 'missing-picture');
    if (!picture || croppedArea(picture, { shape, focus }).width >= leastWidths[shape]) continue;
    const { width, height } = picture;
    const reason = `${name} has ${width} x ${height} pixels, too few here: use a picture of at least ${neededSize({ shape, focus })}`;
    addError(file, point, reason, 'small-picture');
  }
}

/** The size that a picture needs in a place, in words. */
export function neededSize(cropped: Pick<ShownPicture, 'shape' | 'focus'>): string {
  const least = leastWidths[cropped.shape];
  const ratio = ratioOf(cropped);
  return ratio ? `${least} x ${least * ratio} pixels` : `${least} pixels of width`;
}

function missingReason(name: string, names: readonly string[]): string {
  const fix = didYouMean(name, names, 'add the file there, or write the name of one that is there');
  return `there is no content/${pictureFolder}/${name}: ${fix}`;
}
