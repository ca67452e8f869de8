import { extname } from 'node:path';
import { pictureFolder } from '../../lib/pictures/schema';
import { downloadsFolder, downloadTypes } from '../../lib/text/downloads/plugin';
import type { Values } from './entryFile';
import type { FileFolders } from './filePaths';

/** The names of chosen files, by the `blob:` URLs that they have until the form is saved. */
const names = new Map<string, string>();

export function noteUpload(url: string, name: string): void {
  names.set(url, name);
}

/** The name of a file by its path or URL. */
export function nameOf(file: string): string {
  return names.get(file) ?? file.slice(file.lastIndexOf('/') + 1);
}

const prefix = 'upload-';

/** Whether a file is uploaded with the document, by its name in the check and the preview. */
export const isUpload = (name: string) => name.startsWith(prefix);

/** A message without the name of such a picture, which no writer has given. */
export function withoutUploadNames(message: string): string {
  return message.replace(new RegExp(`\\b${prefix}[\\w-]+\\.jpg`, 'g'), 'this picture');
}

/**
 * The values of a form with a path in place of each `blob:` URL, which a picture or a download has until the form is saved.
 * `uploads` has these URLs by their paths in the repository.
 */
export function withUploads(
  values: Values,
  folders: FileFolders,
): { values: Values; uploads: Record<string, string> } {
  const uploads: Record<string, string> = {};
  const fields = Object.keys(folders).filter((name) => folders[name] === downloadsFolder);
  // A download is in a field of its own or behind the words of a link, and not in a picture.
  const startOfDownload = `"(?:${fields.join('|')})":"|(?<!!)\\[[^[\\]]*\\]\\(`;
  const blobs = new RegExp(`(${startOfDownload})?(blob:[^"\\\\)\\s]+)`, 'g');
  const json = JSON.stringify(values).replace(blobs, (_, start = '', url) => {
    const path = start ? downloadPath(url) : `${pictureFolder}/${prefix}${idOf(url)}.jpg`;
    uploads[`content/${path}`] = url;
    return `${start}../${path}`;
  });
  return { values: JSON.parse(json), uploads };
}

/** Its type is not known any more after a reload. */
function downloadPath(url: string): string {
  const extension = extname(nameOf(url)).toLowerCase();
  return `${downloadsFolder}/${prefix}${idOf(url)}${downloadTypes.has(extension) ? extension : '.pdf'}`;
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
