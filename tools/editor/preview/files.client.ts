import { downloadsFolder, downloadTypes } from '../../../lib/schemas/downloads';
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

async function readPicture(file: string, edited: Edited): Promise<Picture> {
  const bytes = await bytesOf(`content/${pictureFolder}/${file}`, edited);
  const { width, height } = await createImageBitmap(bytes);
  return { url: URL.createObjectURL(bytes), width, height };
}

const extensions = [...downloadTypes.keys()].map((extension) => extension.slice(1)).join('|');
const downloadNames = new RegExp(`[a-z0-9-]+\\.(?:${extensions})\\b`, 'g');

/** The files of the downloads that a document names, by path, whose sizes links show. */
export async function downloadsOf(edited: Edited): Promise<[path: string, file: Blob][]> {
  const { fields, text } = edited.entry;
  const names = new Set(JSON.stringify([fields, text]).match(downloadNames));
  const paths = [...names].map((name) => `content/${downloadsFolder}/${name}`);
  const files = await Promise.allSettled(paths.map((path) => bytesOf(path, edited)));
  return files.flatMap((file, index) =>
    file.status === 'fulfilled' ? [[paths[index] as string, file.value]] : [],
  );
}

/** Rejects if there is no such file. */
async function bytesOf(path: string, { entry, find }: Edited): Promise<Blob> {
  const asset = find(`/${path}`);
  const url = entry.uploads[path] ?? (asset && `data:;base64,${await asset.toBase64()}`);
  if (url === undefined) throw new Error(`There is no ${path}.`);
  return (await fetch(url)).blob();
}
