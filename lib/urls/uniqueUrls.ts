import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { collections } from '../content/collections';
import { documentOf } from '../content/document';
import { reportShared, type Use, usesOf } from '../content/uses';
import { addError, startOfFile } from '../diagnostics/messages';
import { companyPaths, reservedPaths } from '../pages/schema';

/** The paths that no other document can have. */
const takenPaths = new Set<string>([
  ...companyPaths,
  ...reservedPaths,
  ...collections.flatMap(requiredPaths),
]);

function requiredPaths({ requiredSections = new Map(), url }: Collection): string[] {
  return [...requiredSections.keys()].flatMap((slug) => url?.(slug) ?? []);
}

/** Adds errors about URLs of pages and redirects that two documents share, or that the site uses itself. */
export function checkUniqueUrls(documents: readonly VFile[]) {
  const urls = documents.flatMap(urlsOf);
  for (const { file, value, place } of urls.filter(({ value }) => takenPaths.has(String(value)))) {
    const fix = place === startOfFile ? 'rename the file' : 'delete the alias';
    addError(file, place, `the site already uses the URL ${value}: ${fix}`, 'unique-url');
  }
  reportShared(
    urls,
    'unique-url',
    (path, other) => `${path} is also the URL of ${other}: delete the alias, or rename the file`,
  );
}

/** The paths of a document's page and redirects; none if its collection fixes them. */
function urlsOf(file: VFile): Use[] {
  const { name, collection } = documentOf(file);
  const { url, requiredSections } = collection;
  if (!url || requiredSections) return [];
  const slugs: Use[] = [{ file, value: name, place: startOfFile }, ...usesOf(file, 'aliases')];
  return slugs.map((use) => ({ ...use, value: url(String(use.value)) }));
}
