import { basename, extname } from 'node:path';
import { downloadsFolder, downloadTypes } from '../../lib/schemas/downloads';
import { pictureFolder } from '../../lib/schemas/pictures';
import type { Values } from './entryFile';

/** The names of chosen files, by the `blob:` URLs that they have until the form is saved. */
const names = new Map<string, string>();

/** Notes the names of chosen files, without characters that the package keeps and the content check refuses. */
export function watchUploads(): void {
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
    const renamed = new DataTransfer();
    for (const file of target.files)
      renamed.items.add(new File([file], file.name.replace(/[_~]+/g, '-'), { type: file.type }));
    target.files = renamed.files;
  };
  addEventListener('change', choose, { capture: true });
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (object) => {
    const url = createUrl(object);
    if (object instanceof File) names.set(url, object.name);
    return url;
  };
}

/** A message without the name of a file that is uploaded with the document, which no writer has given. */
export function withoutUploadNames(message: string): string {
  return message.replace(/\bupload-[\w-]+\.\w+/g, 'this file');
}

/**
 * The values of a form without the keys that the package gives to the items of lists, and with a name in place of each
 * `blob:` URL. `uploads` has these URLs by their paths in the repository.
 */
export function withUploads(values: Values): { values: Values; uploads: Record<string, string> } {
  const uploads: Record<string, string> = {};
  const changed = JSON.parse(JSON.stringify(values), (name, value) => {
    if (name.startsWith('__sc_')) return undefined;
    if (typeof value !== 'string') return value;
    return value.replace(/blob:[^"\\)\s]+/g, (url) => {
      const extension = extname(names.get(url) ?? '').toLowerCase();
      const isDownload = downloadTypes.has(extension);
      const folder = isDownload ? downloadsFolder : pictureFolder;
      const path = `${folder}/upload-${basename(url)}${isDownload ? extension : '.jpg'}`;
      uploads[`content/${path}`] = url;
      // A field has the name alone.
      return url === value ? basename(path) : `../${path}`;
    });
  });
  return { values: changed, uploads };
}
