import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf } from '../content/document';
import { addError, startOfFile } from '../content/messages';
import { categoryPath } from '../schemas/paths.browser';
import { requiredPaths, urlsOf } from '../site/model';
import { reservedPaths } from '../site/reservedPaths';
import { reportShared, type Use } from './uses';

/** Adds errors about URLs of pages and redirects that two documents share, or that the site uses itself. */
export function checkUniqueUrls(documents: readonly VFile[], collections: readonly Collection[]) {
  const taken = new Set<unknown>([
    ...reservedPaths,
    // Below it are the pages of the categories.
    categoryPath('').slice(0, -1),
    ...collections.flatMap(requiredPaths),
  ]);
  const urls = documents.flatMap(usesOfUrls);
  for (const { file, value, place } of urls.filter(({ value }) => taken.has(value))) {
    const fix = place.line === 1 ? 'rename the file' : 'delete the alias';
    addError(file, place, `the site already uses the URL ${value}: ${fix}`, 'unique-url');
  }
  reportShared(
    urls,
    'unique-url',
    (path, other) => `${path} is also the URL of ${other}: delete the alias, or rename the file`,
  );
}

/** The URLs of a document, without that of a page that every site has. */
function usesOfUrls(file: VFile): Use[] {
  const document = documentOf(file);
  const isRequired = document.collection.required?.includes(document.name);
  const urls = urlsOf(document).filter(({ to }) => to || !isRequired);
  // checkCategories reports two entries with one slug.
  const unique = new Map(urls.map((url) => [url.to ? url : url.path, url]));
  return [...unique.values()].map(({ path, at }) => {
    const place = at.length > 0 ? document.positionOf(at) : startOfFile;
    return { file, value: path, place };
  });
}
