import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../schemas/pictureSources.browser';

const path = join(process.cwd(), '.generated/pictures.json');

/**
 * `#pictures`: the pictures that tools/build/pictures/writePictures.ts has prepared, by their renditions. The development server
 * imports the file itself, to see every change (package.json, imports).
 */
const prepared: Record<string, Picture | undefined> = existsSync(path)
  ? JSON.parse(readFileSync(path, 'utf8'))
  : {};

export default prepared;
