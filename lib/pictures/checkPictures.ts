import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pMap from 'p-map';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { addError, addWarning, startOfFile } from '../diagnostics/messages';
import { mostUsefulWidth, type PictureFile, readPicture } from './pictureFile';
import { croppedArea, ratioOf } from './renditions';
import { pictureFilePattern, pictureFolder, pictureInTextPattern } from './schema';
import type { PictureShape } from './sources.browser';

/** A document that shows a picture of content/pictures/. */
type Place = { file: VFile; name: string; point: Point; shape: PlaceShape; focus?: string };

/** The picture of a person is in a byline and, larger, on the page of the person. */
type PlaceShape = Exclude<PictureShape, 'portrait'>;

type Options = {
  pictures: readonly VFile[];
  documents: readonly VFile[];
  onProgress?(done: number, total: number): void;
};

type Size = Pick<PictureFile, 'width' | 'height'>;

/** The places where pictures are shown, and the width in pixels that one needs there. */
const places: Record<PlaceShape, { where: string; least: number }> = {
  article: { where: "the top of an article's page", least: 1200 },
  text: { where: 'a text', least: 640 },
  person: { where: 'the page of a person', least: 420 },
};

/** Adds messages about the files of content/pictures/, and about the documents that show them. */
export async function checkPictures({ pictures, documents, onProgress }: Options): Promise<void> {
  const shown = documents.flatMap(placesIn);
  const used = new Set(shown.map(({ name }) => name));
  let done = 0;
  const readable = await pMap(
    pictures,
    async (file) => {
      const picture = await check(file, used);
      done += 1;
      onProgress?.(done, pictures.length);
      return [basename(file.path), picture] as const;
    },
    { concurrency: availableParallelism() },
  );
  const byName = new Map(readable);
  for (const place of shown) checkPlace(place, byName);
}

/** The pictures of a document that are our own. */
function placesIn(file: VFile): Place[] {
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

/** Adds messages about a file, and returns its size if it can be shown. */
async function check(file: VFile, used: ReadonlySet<string>): Promise<Size | undefined> {
  const name = basename(file.path);
  if (file.messages.some(({ fatal }) => fatal)) return undefined;
  const picture = await readPicture(file.path).catch(({ code }: NodeJS.ErrnoException) => ({
    reason: `cannot be opened (${code}): delete it and add it again`,
  }));
  if ('reason' in picture) {
    addError(file, startOfFile, `the file ${picture.reason}`, 'picture-file');
    return undefined;
  }
  if (picture.hasPlace) addWarning(file, startOfFile, placeReason(name), 'picture-place');
  if (!used.has(name)) addWarning(file, startOfFile, unusedReason, 'unused-picture');
  const { width, height } = picture;
  if (width > mostUsefulWidth)
    addWarning(file, startOfFile, wideReason(name, { width, height }), 'wide-picture');
  return { width, height };
}

function placeReason(name: string): string {
  return `the file says where the picture was taken, which everyone who can read this repository can see: remove the place with "npm run add:picture -- content/${pictureFolder}/${name}", or as "Our own pictures" in CONTRIBUTING.md says (visitors of the site never get it)`;
}

function wideReason(name: string, { width, height }: Size): string {
  return `the file has ${width} x ${height} pixels, and no page needs more than ${mostUsefulWidth} of width: make it smaller with "npm run add:picture -- content/${pictureFolder}/${name}", or export it again`;
}

const unusedReason =
  'no document shows this picture: write its name after image: in an article or in a text, or delete the file';

function checkPlace(
  { file, name, point, shape, focus }: Place,
  pictures: ReadonlyMap<string, Size | undefined>,
): void {
  if (!pictures.has(name)) {
    addError(file, point, missingReason(name, [...pictures.keys()]), 'missing-picture');
    return;
  }
  const picture = pictures.get(name);
  if (!picture) return;
  const { width, height } = picture;
  const { where, least } = places[shape];
  if (croppedArea(picture, { shape, focus }).width >= least) return;
  const ratio = ratioOf({ shape, focus });
  const needed = ratio ? `${least} x ${least * ratio} pixels` : `${least} pixels of width`;
  const place = shape === 'text' && focus ? 'a text with a focus' : where;
  addError(
    file,
    point,
    `${name} has ${width} x ${height} pixels, too few for ${place}: use a picture of at least ${needed}`,
    'small-picture',
  );
}

function missingReason(name: string, names: readonly string[]): string {
  const folder = `content/${pictureFolder}`;
  const sameLetters = names.find((other) => other.toLowerCase() === name);
  if (sameLetters)
    return `there is no ${folder}/${name}, only ${sameLetters}: rename that file to ${name}, because the names differ in upper and lower case`;
  const meant = nearest(name, names);
  return meant
    ? `there is no ${folder}/${name}: did you mean ${meant}?`
    : `there is no ${folder}/${name}: add the file there, or write the name of one that is there`;
}
