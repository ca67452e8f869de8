import { basename, extname } from 'node:path';
import { downloadsFolder, downloadTypes } from '../../lib/schemas/downloads';
import { pictureFolder } from '../../lib/schemas/pictures';
import type { Values } from './entryFile';
import type { FileFolders } from './filePaths';

/** The names of chosen files, by the `blob:` URLs that they have until the form is saved. */
const names = new Map<string, string>();

export function noteUpload(url: string, name: string): void {
  names.set(url, name);
}

/** The start of the names that such files have in the check and the preview. */
const prefix = 'upload-';

/** A message without the name of an uploaded picture, which no writer has given. */
export function withoutUploadNames(message: string): string {
  return message.replace(new RegExp(`\\b${prefix}[\\w-]+\\.jpg`, 'g'), 'this picture');
}

/**
 * The values of a form without the keys that the package gives to the items of lists, and with a path in place of each
 * `blob:` URL, which a picture or a download has until the form is saved. `uploads` has these URLs by their paths in the
 * repository.
 */
export function withUploads(
  values: Values,
  folders: FileFolders,
): { values: Values; uploads: Record<string, string> } {
  const uploads: Record<string, string> = {};
  const withPaths = (name: string, text: string) =>
    text.replace(/blob:[^"\\)\s]+/g, (url, offset) => {
      const isDownload =
        offset === 0 ? folders[name] === downloadsFolder : startOfLink.test(text.slice(0, offset));
      const path = isDownload ? downloadPath(url) : `${pictureFolder}/${prefix}${basename(url)}.jpg`;
      uploads[`content/${path}`] = url;
      return `../${path}`;
    });
  const changed = JSON.parse(JSON.stringify(values), (name, value) => {
    if (name.startsWith('__sc_')) return undefined;
    return typeof value === 'string' ? withPaths(name, value) : value;
  });
  return { values: changed, uploads };
}

/** What is in front of the URL of a link, and not of a picture, at the end of a text. Its words can have brackets. */
const startOfLink = /(?<![!\\])\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*\]\($/;

/** Its type is not known any more after a reload. */
function downloadPath(url: string): string {
  const extension = extname(names.get(url) ?? '').toLowerCase();
  return `${downloadsFolder}/${prefix}${basename(url)}${downloadTypes.has(extension) ? extension : '.pdf'}`;
}
