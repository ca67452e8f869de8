import { extname } from 'node:path';
import { downloadsFolder, downloadTypes } from '../schemas/downloads';
import { pictureFolder } from '../schemas/pictures';
import type { FileFolder } from './collection';

/** content/pictures/. */
export const pictureFiles: FileFolder = { path: pictureFolder };

/** content/files/. */
export const downloadFiles: FileFolder = {
  path: downloadsFolder,
  typeReason(name) {
    if (downloadTypes.has(extname(name).toLowerCase())) return undefined;
    return `visitors can download ${[...downloadTypes.keys()].join(', ')}: save it as one of these, or delete it`;
  },
};

/** The folders of content/ whose files are no documents. */
export const fileFolders: readonly FileFolder[] = [pictureFiles, downloadFiles];
