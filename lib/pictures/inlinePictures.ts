import { join } from 'node:path';
import { slugOf } from '../content/slug';
import { fallbackPicture } from './encodePicture';
import { readPicture } from './pictureFile';
import { describePicture, type Rendition, renditionKey } from './renditions';
import { pictureFolder } from './schema';
import type { Picture } from './sources.browser';

type InlinePictures = {
  /** The picture of a rendition; undefined without one, and if it cannot be shown. */
  find(rendition?: Rendition): Picture | undefined;
  /** The pictures as data URLs, by the paths that `find` returns. */
  files: ReadonlyMap<string, string>;
};

/** Renditions as data URLs, for a page that is one file. The content check has a message about a picture that is left out. */
export async function inlinePictures(
  renditions: readonly Rendition[],
  contentDir: string,
): Promise<InlinePictures> {
  const found = new Map<string, Picture>();
  const files = new Map<string, string>();
  for (const rendition of renditions) {
    const key = renditionKey(rendition);
    if (found.has(key)) continue;
    const file = await readPicture(join(contentDir, pictureFolder, rendition.file)).catch(() => undefined);
    if (!file || 'reason' in file) continue;
    const picture = { path: `/${pictureFolder}/${slugOf(key)}`, ...describePicture(file, rendition) };
    const { name, data } = await fallbackPicture(file, rendition);
    const type = picture.fallback === 'png' ? 'image/png' : 'image/jpeg';
    files.set(`${picture.path}${name}`, `data:${type};base64,${data.toString('base64')}`);
    found.set(key, picture);
  }
  return { find: (rendition) => rendition && found.get(renditionKey(rendition)), files };
}
