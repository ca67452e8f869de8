import { pictureFiles } from '../pictures/schema';
import { downloadFiles } from '../text/downloads/plugin';
import type { FileFolder } from './collection';

/** The folders of content/ whose files are no documents. */
export const fileFolders: readonly FileFolder[] = [pictureFiles, downloadFiles];
