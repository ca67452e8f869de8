import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pMap from 'p-map';
import type { VFile } from 'vfile';
import { addError, addWarning, startOfFile } from '../../content/messages';
import { pictureFolder } from '../../schemas/pictures';
import { checkShownPictures, type PictureSize, shownPictures } from './checkShownPictures';
import { mostUsefulWidth, readPicture } from './pictureFile';

type Options = {
  pictures: readonly VFile[];
  documents: readonly VFile[];
  onProgress?(done: number, total: number): void;
};

/** Adds messages about the files of content/pictures/, and about the documents that show them. */
export async function checkPictures({ pictures, documents, onProgress }: Options): Promise<void> {
  const shown = documents.flatMap(shownPictures);
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
  checkShownPictures(shown, new Map(readable));
}

/** Adds messages about a file, and returns its size if it can be shown. */
async function check(file: VFile, used: ReadonlySet<string>): Promise<PictureSize | undefined> {
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
  return `the file says where the picture was taken, which everyone who can read this repository can see: remove the place with "npm run add:picture -- content/${pictureFolder}/${name}", or as "Pictures" in CONTRIBUTING.md says (visitors of the site never get it)`;
}

function wideReason(name: string, { width, height }: PictureSize): string {
  return `the file has ${width} x ${height} pixels, and no page needs more than ${mostUsefulWidth} of width: make it smaller with "npm run add:picture -- content/${pictureFolder}/${name}", or export it again`;
}

const unusedReason =
  'no document shows this picture: write its name in the field of an article, a person, a section or a business, or in a text, or delete the file';
