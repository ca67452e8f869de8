import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { type Collection, collections } from '../schema/collections';
import { companyPaths, reservedPaths } from '../schema/pages';
import { documentOf, fieldOf } from './document';
import { addError, addWarning, startOfFile } from './messages';

type Use = { file: VFile; value: string | number; place: Point };

/** The paths that no other document can have. */
const takenPaths = new Set<string>([
  ...companyPaths,
  ...reservedPaths,
  ...collections.flatMap(requiredPaths),
]);

function requiredPaths({ requiredSections = new Map(), url }: Collection): string[] {
  return [...requiredSections.keys()].flatMap((slug) => url?.(slug) ?? []);
}

/** Adds messages about ids, titles, URLs, pictures and positions that two documents with a page share. */
export function checkDuplicates(files: readonly VFile[]) {
  const ids = files.flatMap((file) => usesOf(file, 'id'));
  const nextId = 1 + Math.max(0, ...ids.map(({ value }) => Number(value)).filter(Number.isSafeInteger));
  reportShared(
    ids,
    'unique-id',
    (id, other) => `id: ${id} is already taken by ${other}: the next free number is ${nextId}`,
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

/** Adds an error at each use of a value that is used more than once, naming another use. */
function reportShared(
  uses: readonly Use[],
  ruleId: string,
  reason: (value: Use['value'], other: string) => string,
) {
  const groups = new Map<Use['value'], Use[]>();
  for (const use of uses) {
    const key = typeof use.value === 'string' ? use.value.trim().toLowerCase() : use.value;
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  for (const group of groups.values()) {
    const [first, second] = group;
    if (!first || !second) continue;
    for (const use of group) {
      const other = use === first ? second : first;
      addError(use.file, use.place, reason(use.value, `${other.file.path}:${other.place.line}`), ruleId);
    }
  }
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

/** The value of a field, or the items of its list, each with its place. */
function usesOf(file: VFile, field: string): Use[] {
  const document = documentOf(file);
  const found = fieldOf(document, field);
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.flatMap((value, index) => {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return [];
    const path = Array.isArray(found) ? [field, index] : [field];
    return { file, value, place: document.yaml?.positionOf(path) ?? startOfFile };
  });
}
