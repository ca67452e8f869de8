import { join } from 'node:path';
import { slugOf } from '../../../lib/content/slug';
import { renditionsOf } from '../../../lib/pictures/documentRenditions';
import { fallbackPicture } from '../../../lib/pictures/encodePicture';
import { readPicture } from '../../../lib/pictures/pictureFile';
import {
  describePicture,
  ownRendition,
  type Rendition,
  renditionKey,
} from '../../../lib/pictures/renditions';
import { pictureFolder } from '../../../lib/pictures/schema';
import type { Picture } from '../../../lib/pictures/sources.browser';
import { withPictures } from '../../../lib/pictures/textPictures';
import type { ReportedDocument } from './documents';

type Illustrated = {
  documents: ReportedDocument[];
  /** The pictures as data URLs, by the paths in `documents`. */
  files: ReadonlyMap<string, string>;
};

/**
 * The documents with our own pictures, also those that are not on the site yet. Leaves out pictures that cannot be shown:
 * the content check has a message about them.
 */
export async function withOwnPictures(
  documents: readonly ReportedDocument[],
  contentDir: string,
): Promise<Illustrated> {
  const { find, files } = await inlinePictures(documents.flatMap(renditionsIn), contentDir);
  const illustrated = documents.map((document) => {
    const { summary, focus, authors = [], html } = document;
    return {
      ...document,
      summary: summary && {
        ...summary,
        authors: authors.map(({ name, role, path, picture, focus }) => ({
          ...{ name, role, path },
          picture: find(ownRendition(picture, 'person', focus)),
        })),
        picture: find(ownRendition(summary.image, 'article', focus)),
      },
      html: html && withPictures(html, { find }),
    };
  });
  return { documents: illustrated, files };
}

function renditionsIn({ summary, focus, authors = [], html = '' }: ReportedDocument): Rendition[] {
  return summary ? renditionsOf({ ...summary, focus }, authors, html) : [];
}

/** How to find the picture of a rendition, and the pictures as data URLs by their paths: the report is one file. */
async function inlinePictures(renditions: readonly Rendition[], contentDir: string) {
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
  const find = (rendition?: Rendition) => rendition && found.get(renditionKey(rendition));
  return { find, files };
}
