import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { Collection } from '../content/collection';
import { documentOf } from '../content/document';
import { addError, startOfFile } from '../content/messages';
import { categoryPath } from '../schemas/paths.browser';
import { valuesIn } from '../schemas/values';
import { requiredPaths, urlsOf } from '../site/model';
import { reservedPaths } from '../site/reservedPaths';

/** A value of a field in a file, with its place. */
export type Use = { file: VFile; value: string | number; place: Point };

/** The next number without a use: above a given one or, without one, above all that are used. */
export function nextNumber(uses: readonly Use[], above?: number): number {
  const used = uses.map(({ value }) => Number(value)).filter(Number.isSafeInteger);
  let next = 1 + (above ?? Math.max(0, ...used));
  while (used.includes(next)) next += 1;
  return next;
}

/** The texts and numbers at a path such as `inquiry.value` or `categories.*.name` of a document, each with its place. */
export function usesOf(file: VFile, field: string): Use[] {
  const { fields, positionOf } = documentOf(file);
  const keys = field.split('.');
  return valuesIn(fields).flatMap(({ path, value }) => {
    const isHere = path.length === keys.length && keys.every((key, at) => key === '*' || key === path[at]);
    const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    return isHere && isWritten ? [{ file, value, place: positionOf(path) }] : [];
  });
}

/** Adds an error at each use of a value that is used more than once, naming another use. */
export function reportShared(uses: readonly Use[], what: string, fix = 'change one of the two') {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const key = String(use.value).trim().toLowerCase();
    groups.set(key, groups.get(key) ?? []);
    groups.get(key)?.push(use);
  }
  for (const group of groups.values()) {
    for (const use of group.length > 1 ? group : []) {
      const { file, place } = group.find((other) => other !== use) ?? use;
      const next = typeof use.value === 'number' ? nextNumber(uses, use.value) : undefined;
      const free = next ? `, the next free number is ${next}` : '';
      const reason = `'${use.value}' is also the ${what} of ${file.path}:${place.line}: ${fix}${free}`;
      addError(use.file, use.place, `${what}: ${reason}`, 'unique');
    }
  }
}

/** The fields whose value only one document, or one entry of a list, can have. */
const uniqueFields: readonly [collection: string, what: string, ...fields: string[]][] = [
  ['Article', 'id', 'id'],
  ['CategoryList', 'name', 'categories.*.name'],
  ['CategoryList', 'slug', 'categories.*.slug'],
  ['Page', 'navigation', 'navigation.position'],
  ['RedirectList', 'from', 'redirects.*.from'],
  ['Venture', 'service', 'service'],
  ['Venture', 'value', 'inquiry.value'],
  ['Venture', 'label', 'inquiry.label'],
];

/** Adds errors about ids, titles, names and URLs that two documents have. */
export function checkUnique(documents: readonly VFile[], collections: readonly Collection[]) {
  for (const [collection, what, ...fields] of uniqueFields) {
    const own = documents.filter((file) => documentOf(file).collection.name === collection);
    const uses = own.flatMap((file) => fields.flatMap((field) => usesOf(file, field)));
    reportShared(uses, what);
  }
  const withPage = documents.filter((file) => urlsOf(documentOf(file)).length > 0);
  reportShared(
    withPage.flatMap((file) => usesOf(file, 'title')),
    'title',
  );
  const urls = documents.flatMap(usesOfUrls);
  reportShared(urls, 'URL', 'delete the alias, or rename the file');
  // Below the last one are the pages of the categories.
  const taken = [...reservedPaths, ...collections.flatMap(requiredPaths), categoryPath('').slice(0, -1)];
  for (const { file, value, place } of urls.filter(({ value }) => taken.includes(String(value)))) {
    const fix = place.line === 1 ? 'rename the file' : 'delete the alias';
    addError(file, place, `the site already uses the URL ${value}: ${fix}`, 'unique');
  }
}

/** The URLs of a document, without that of a page that every site has. */
function usesOfUrls(file: VFile): Use[] {
  const document = documentOf(file);
  const isRequired = document.collection.required?.includes(document.name);
  return urlsOf(document)
    .filter(({ to }) => to || !isRequired)
    .map(({ path, at }) => {
      return { file, value: path, place: at.length > 0 ? document.positionOf(at) : startOfFile };
    });
}
