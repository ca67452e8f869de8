import { downloadFiles } from '../markdown/downloads/plugin';
import { pictureFiles } from '../schemas/pictures';
import type { FileFolder } from './collection';

/** The folders of content/ whose files are no documents. */
export const fileFolders: readonly FileFolder[] = [pictureFiles, downloadFiles];
