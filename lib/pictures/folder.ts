import type { FileFolder } from '../content/collection';
import { pictureFolder } from './schema';

/** content/pictures/. */
export const pictureFiles: FileFolder = { path: pictureFolder };
