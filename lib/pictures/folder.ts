import type { FileFolder } from '../content/collection';
import { pictureFolder } from './schema';

/** content/pictures/. */
export const pictures: FileFolder = { path: pictureFolder };
