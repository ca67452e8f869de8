import type { VFile } from 'vfile';
import { documentOf, pathsOf } from '../content/document';
import { reportShared, usesOf } from '../content/uses';

/** Adds errors about positions in the header that two pages share. */
export function checkNavigation(pages: readonly VFile[]) {
  reportShared(
    pages.flatMap((file) => usesOf(file, 'navigation')),
    'unique-navigation',
    (position, other) => `navigation: ${position} is also the position of ${other}: change one of the two`,
  );
}

/** Adds errors about titles that two documents with a page share. */
export function checkTitles(documents: readonly VFile[]) {
  const withPage = documents.filter((file) => pathsOf(documentOf(file)).length > 0);
  reportShared(
    withPage.flatMap((file) => usesOf(file, 'title')),
    'unique-title',
    (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
  );
}
