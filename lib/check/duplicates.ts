import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, fieldOf } from './document';
import { addError, addWarning, startOfFile } from './messages';

/** A value in a file that others may not repeat. */
export type Use = { file: VFile; value: string | number; place: Point };

/** Adds messages about ids, titles, URLs and pictures that two articles share. */
export function checkDuplicates(articles: readonly VFile[]) {
  const ids = articles.flatMap((article) => usesOf(article, 'id'));
  const nextId = 1 + Math.max(0, ...ids.map(({ value }) => Number(value)).filter(Number.isSafeInteger));
  reportShared(
    ids,
    'unique-id',
    (id, other) => `id: ${id} is already taken by ${other}: the next free number is ${nextId}`,
  );
  reportShared(
    articles.flatMap((article) => usesOf(article, 'title')),
    'unique-title',
    (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
  );
  const slugs = articles.map((file) => ({ file, value: documentOf(file).name, place: startOfFile }));
  reportShared(
    [...slugs, ...articles.flatMap((article) => usesOf(article, 'aliases'))],
    'unique-url',
    (slug, other) =>
      `/news-insights/${slug} is also the URL of ${other}: delete the alias, or rename the file`,
  );
  reportSharedPictures(articles);
}

/** Adds an error at each use of a value that is used more than once, naming another use. */
export function reportShared(
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
