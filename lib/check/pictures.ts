import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pMap from 'p-map';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { cropRatio, type PictureShape } from '../images';
import { type PictureFile, readPicture } from '../pictureFile';
import { croppedArea } from '../renditions';
import { pictureFilePattern, pictureFolder, pictureInTextPattern } from '../schema/picture';
import { nearest } from './didYouMean';
import { documentOf } from './document';
import { usesOf } from './duplicates';
import { addError, addWarning, startOfFile } from './messages';

/** A document that shows a picture of content/pictures/. */
type Place = { file: VFile; name: string; point: Point; shape: PictureShape; focus?: string };

type Options = {
  pictures: readonly VFile[];
  documents: readonly VFile[];
  onProgress?(done: number, total: number): void;
};

type Size = Pick<PictureFile, 'width' | 'height'>;

/** Width in pixels that a picture needs where it is shown. */
const leastWidth = { article: 1200, text: 640 } as const;

/** Adds messages about the files of content/pictures/, and about the documents that show them. */
export async function checkPictures({ pictures, documents, onProgress }: Options): Promise<void> {
  const places = documents.flatMap(placesIn);
  const used = new Set(places.map(({ name }) => name));
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
  for (const place of places) checkPlace(place, byName);
}

/** The pictures of a document that are our own. */
function placesIn(file: VFile): Place[] {
  const { pictures } = documentOf(file);
  const image = usesOf(file, 'image')
    .filter(({ value }) => pictureFilePattern.test(String(value)))
    .map(({ value, place }) => ({ file, name: String(value), point: place, shape: 'article' as const }));
  const inText = pictures
    .filter(({ url }) => pictureInTextPattern.test(url))
    .map(({ url, place, focus }) => ({
      file,
      name: basename(url),
      point: place,
      shape: 'text' as const,
      focus,
    }));
  return [...image, ...inText];
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
  return { width, height };
}

function placeReason(name: string): string {
  return `the file says where the picture was taken, which everyone who can read this repository can see: remove the place with "npm run add:picture -- content/${pictureFolder}/${name}" (visitors of the site never get it)`;
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
  const least = leastWidth[shape];
  if (croppedArea(picture, { shape, focus }).width >= least) return;
  const inText = focus ? 'a text with a focus' : 'a text';
  const needed =
    shape === 'article' || focus ? `${least} x ${least * cropRatio} pixels` : `${least} pixels of width`;
  const where = shape === 'article' ? "the top of an article's page" : inText;
  addError(
    file,
    point,
    `${name} has ${width} x ${height} pixels, too few for ${where}: use a picture of at least ${needed}`,
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
