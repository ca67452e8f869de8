import { extname } from 'node:path';
import type { FileFolder } from '../../content/collection';
import { downloadsFolder, downloadTypes } from './plugin';

/** content/files/. */
export const downloadFiles: FileFolder = {
  path: downloadsFolder,
  typeReason(name) {
    if (downloadTypes.has(extname(name).toLowerCase())) return undefined;
    return `visitors can download ${[...downloadTypes.keys()].join(', ')}: save it as one of these, or delete it`;
  },
  renameHint: ', and change the links to it',
};
