import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pMap from 'p-map';
import type { VFile } from 'vfile';
import { addError, addWarning, startOfFile } from '../../content/messages';
import { checkShownPictures, type PictureSize, shownPictures } from './checkShownPictures';
import { readPicture } from './pictureFile';

type Options = {
  pictures: readonly VFile[];
  documents: readonly VFile[];
};

/** Adds messages about the files of content/pictures/, and about the documents that show them. */
export async function checkPictures({ pictures, documents }: Options): Promise<void> {
  const shown = documents.flatMap(shownPictures);
  const used = new Set(shown.map(({ name }) => name));
  const readable = await pMap(
    pictures,
    async (file) => [basename(file.path), await check(file, used)] as const,
    { concurrency: availableParallelism() },
  );
  checkShownPictures(shown, new Map(readable));
}

/** Adds messages about a file, and returns its size if it can be shown. */
async function check(file: VFile, used: ReadonlySet<string>): Promise<PictureSize | undefined> {
  if (file.messages.some(({ fatal }) => fatal)) return undefined;
  const picture = await readPicture(file.path).catch(({ code }: NodeJS.ErrnoException) => ({
    reason: `cannot be opened (${code}): delete it and add it again`,
  }));
  if ('reason' in picture) {
    addError(file, startOfFile, `the file ${picture.reason}`, 'picture-file');
    return undefined;
  }
  if (!used.has(basename(file.path)))
    addWarning(
      file,
      startOfFile,
      'no document shows this picture: write its name in one, or delete it',
      'unused-file',
    );
  return picture;
}
