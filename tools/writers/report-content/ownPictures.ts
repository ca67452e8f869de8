import { renditionsOf } from '../../../lib/pictures/documentRenditions';
import { inlinePictures } from '../../../lib/pictures/inlinePictures';
import { ownRendition, type Rendition } from '../../../lib/pictures/renditions';
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
        authors: summary.authors?.map((author, index) => ({
          ...author,
          picture: find(ownRendition(authors[index]?.picture, 'person', authors[index]?.focus)),
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
