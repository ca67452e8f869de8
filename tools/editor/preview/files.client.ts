import { pictureFolder } from '../../../lib/schemas/pictures';
import type { Entry } from './content';

/** A document being edited, and how to find files by a path from the root: a new document has no path yet. */
export type Edited = { entry: Entry; find(path: string): { toBase64(): Promise<string> } | undefined };

type Picture = { url: string; width: number; height: number };

/** By the name of the file, which gets no other picture while the editor is open. */
const pictures = new Map<string, Promise<Picture>>();

/** Reads a picture of content/pictures/, or one that is uploaded with the document. Rejects if there is none. */
export function loadPicture(file: string, edited: Edited): Promise<Picture> {
  const picture = pictures.get(file) ?? readPicture(file, edited);
  pictures.set(file, picture);
  // It may be added later.
  picture.catch(() => pictures.delete(file));
  return picture;
}

async function readPicture(file: string, { entry, find }: Edited): Promise<Picture> {
  const path = `content/${pictureFolder}/${file}`;
  const asset = find(`/${path}`);
  const url = entry.uploads[path] ?? (asset && `data:;base64,${await asset.toBase64()}`);
  if (url === undefined) throw new Error(`There is no ${path}.`);
  const bytes = await (await fetch(url)).blob();
  const { width, height } = await createImageBitmap(bytes);
  return { url: URL.createObjectURL(bytes), width, height };
}
