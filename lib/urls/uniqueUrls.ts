import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf } from '../content/document';
import { reportShared, type Use, usesOf } from '../content/uses';
import { addError, startOfFile } from '../diagnostics/messages';
import { reservedPaths } from './reservedPaths';

/** Adds errors about URLs of pages and redirects that two documents share, or that the site uses itself. */
export function checkUniqueUrls(documents: readonly VFile[], collections: readonly Collection[]) {
  const taken = new Set<unknown>([...reservedPaths, ...collections.flatMap(requiredPaths)]);
  const urls = documents.flatMap(urlsOf);
  for (const { file, value, place } of urls.filter(({ value }) => taken.has(value))) {
    const fix = place === startOfFile ? 'rename the file' : 'delete the alias';
    addError(file, place, `the site already uses the URL ${value}: ${fix}`, 'unique-url');
  }
  reportShared(
    urls,
    'unique-url',
    (path, other) => `${path} is also the URL of ${other}: delete the alias, or rename the file`,
  );
}

function requiredPaths({ required = [], url }: Collection): string[] {
  return required.flatMap((slug) => url?.(slug) ?? []);
}

/** The paths of a document's page and redirects, without that of a page that every site has. */
function urlsOf(file: VFile): Use[] {
  const { name, collection } = documentOf(file);
  const { url, required } = collection;
  if (!url) return [];
  const own: Use[] = required?.includes(name) ? [] : [{ file, value: name, place: startOfFile }];
  return [...own, ...usesOf(file, 'aliases')].flatMap((use) => {
    const value = url(String(use.value));
    return value === undefined ? [] : { ...use, value };
  });
}
