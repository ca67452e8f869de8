import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { addError, addWarning, startOfFile } from '../diagnostics/messages';
import { companyPaths, reservedPaths } from '../pages/schema';
import { type Collection, collections } from './collections';
import { documentOf, fieldOf, isDay, pathsOf } from './document';

/** A value in a file that others may not repeat. */
export type Use = { file: VFile; value: string | number; place: Point };

/** The paths that no other document can have. */
const takenPaths = new Set<string>([
  ...companyPaths,
  ...reservedPaths,
  ...collections.flatMap(requiredPaths),
]);

function requiredPaths({ requiredSections = new Map(), url }: Collection): string[] {
  return [...requiredSections.keys()].flatMap((slug) => url?.(slug) ?? []);
}

/**
 * Adds messages about ids, titles, URLs, pictures and positions that two documents with a page share. The document of a
 * published path is the older one of two.
 */
export function checkDuplicates(files: readonly VFile[], publishedPaths: ReadonlySet<string>) {
  reportSharedIds(
    files.flatMap((file) => usesOf(file, 'id')),
    publishedPaths,
  );
  reportShared(
    files.flatMap((file) => usesOf(file, 'title')),
    'unique-title',
    (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
  );
  reportShared(
    files.flatMap((file) => usesOf(file, 'navigation')),
    'unique-navigation',
    (position, other) => `navigation: ${position} is also the position of ${other}: change one of the two`,
  );
  const urls = files.filter((file) => !documentOf(file).collection.requiredSections).flatMap(urlsOf);
  for (const { file, value, place } of urls.filter(({ value }) => takenPaths.has(String(value)))) {
    const fix = place === startOfFile ? 'rename the file' : 'delete the alias';
    addError(file, place, `the site already uses the URL ${value}: ${fix}`, 'unique-url');
  }
  reportShared(
    urls,
    'unique-url',
    (path, other) => `${path} is also the URL of ${other}: delete the alias, or rename the file`,
  );
  reportSharedPictures(files);
}

/** The paths of a document's page and redirects. */
function urlsOf(file: VFile): Use[] {
  const { name, collection } = documentOf(file);
  const slugs: Use[] = [{ file, value: name, place: startOfFile }, ...usesOf(file, 'aliases')];
  return slugs.map((use) => ({ ...use, value: collection.url?.(String(use.value)) ?? '' }));
}

/** Adds an error to each article with the id of an older one; to all of them if it is unclear which is older. */
function reportSharedIds(uses: readonly Use[], publishedPaths: ReadonlySet<string>) {
  let nextId = 1 + Math.max(0, ...uses.map(({ value }) => Number(value)).filter(Number.isSafeInteger));
  for (const group of sharedUses(uses)) {
    const oldest = oldestUse(group, publishedPaths);
    for (const use of group) {
      if (use === oldest) continue;
      const other = oldest ?? group.find((candidate) => candidate !== use) ?? use;
      const number = `the next free number is ${nextId}${oldest ? '' : ' (change only the newer of the two)'}`;
      const reason = `id: ${use.value} is already taken by ${placeOf(other)}: ${number}`;
      addError(use.file, use.place, reason, 'unique-id');
      if (oldest) nextId += 1;
    }
    if (!oldest) nextId += 1;
  }
}

/** The use in the only published article, otherwise the one with the earliest date; undefined if two are equal. */
function oldestUse(uses: readonly Use[], publishedPaths: ReadonlySet<string>): Use | undefined {
  const published = uses.filter(({ file }) =>
    pathsOf(documentOf(file)).some((path) => publishedPaths.has(path)),
  );
  if (published.length === 1) return published[0];
  const candidates = published.length > 0 ? published : uses;
  const dates = candidates.map(({ file }) => dateOf(file));
  const [earliest = '', second] = [...dates].sort();
  const isKnown = dates.every(isDay) && earliest !== second;
  return isKnown ? candidates[dates.indexOf(earliest)] : undefined;
}

/** Adds an error at each use of a value that is used more than once, naming another use. */
export function reportShared(
  uses: readonly Use[],
  ruleId: string,
  reason: (value: Use['value'], other: string) => string,
) {
  for (const group of sharedUses(uses)) {
    for (const use of group) {
      const other = group.find((candidate) => candidate !== use) ?? use;
      addError(use.file, use.place, reason(use.value, placeOf(other)), ruleId);
    }
  }
}

function placeOf({ file, place }: Use): string {
  return `${file.path}:${place.line}`;
}

/** The uses of each value that is used more than once. */
function sharedUses(uses: readonly Use[]): Use[][] {
  const groups = new Map<Use['value'], Use[]>();
  for (const use of uses) {
    const key = typeof use.value === 'string' ? use.value.trim().toLowerCase() : use.value;
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Adds a warning to each article with the same picture as an older one. */
function reportSharedPictures(articles: readonly VFile[]) {
  const firstUse = new Map<Use['value'], Use>();
  const byDate = [...articles].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  for (const use of byDate.flatMap((article) => usesOf(article, 'image'))) {
    const first = firstUse.get(use.value);
    if (!first) {
      firstUse.set(use.value, use);
      continue;
    }
    const reason = `image: is also the picture of ${first.file.path}: choose another, so that readers can tell the articles apart`;
    addWarning(use.file, use.place, reason, 'unique-picture');
  }
}

function dateOf(file: VFile): string {
  return String(fieldOf(documentOf(file), 'date') ?? '');
}

/** The value of a field such as `inquiry.value`, or the items of its list, each with its place. */
export function usesOf(file: VFile, field: string): Use[] {
  const document = documentOf(file);
  const keys = field.split('.');
  const found = keys
    .slice(1)
    .reduce(
      (parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key],
      fieldOf(document, keys[0] as string),
    );
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.flatMap((value, index) => {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return [];
    const path = Array.isArray(found) ? [...keys, index] : keys;
    return { file, value, place: document.yaml?.positionOf(path) ?? startOfFile };
  });
}
