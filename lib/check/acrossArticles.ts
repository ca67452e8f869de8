import type { CheckedDocument } from './checkDocument';
import { errorAt, type Position, type Problem, warningAt } from './problem';

type Claim = Position & { path: string; value: string | number };

/** Problems that only show between articles: an id, a title, a URL or a picture that two of them have. */
export function acrossArticles(articles: readonly CheckedDocument[]): Problem[] {
  const ids = articles.flatMap((article) => claimsOf(article, 'id'));
  const next = 1 + Math.max(0, ...ids.map(({ value }) => Number(value)).filter(Number.isSafeInteger));
  const titles = articles.flatMap((article) => claimsOf(article, 'title'));
  const slugs = articles.map(({ path, name }) => ({ path, value: name, line: 1, column: 1 }));
  const aliases = articles.flatMap((article) => claimsOf(article, 'aliases'));
  return [
    ...repeated(
      ids,
      (id, other) => `id: ${id} is already taken by ${other}: the next free number is ${next}`,
    ),
    ...repeated(
      titles,
      (title, other) => `title: '${title}' is also the title of ${other}: change one of the two`,
    ),
    ...repeated(
      [...slugs, ...aliases],
      (slug, other) =>
        `/news-insights/${slug} is also the address of ${other}: take out the alias, or rename the file`,
    ),
    ...sharedPictures(articles),
  ];
}

/** A warning at every later article that has the picture of an earlier one. */
function sharedPictures(articles: readonly CheckedDocument[]): Problem[] {
  const first = new Map<Claim['value'], Claim>();
  const pictures = [...articles]
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)))
    .flatMap((article) => claimsOf(article, 'image'));
  return pictures.flatMap((claim) => {
    const other = first.get(claim.value);
    if (!other) first.set(claim.value, claim);
    const message = `image: is also the picture of ${other?.path}: choose another, so that readers can tell the two apart`;
    return other ? [{ path: claim.path, ...warningAt(claim, message) }] : [];
  });
}

function dateOf({ yaml }: CheckedDocument): string {
  return String((yaml?.values as { date?: unknown } | null | undefined)?.date ?? '');
}

/** The values of a field, one or a list of them, with the place of each. */
function claimsOf({ path, yaml }: CheckedDocument, field: string): Claim[] {
  const found = (yaml?.values as Record<string, unknown> | null | undefined)?.[field];
  const values = Array.isArray(found) ? found : [found];
  return values.flatMap((value, index) =>
    yaml && (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      ? [{ path, value, ...yaml.positionOf(Array.isArray(found) ? [field, index] : [field]) }]
      : [],
  );
}

/** A problem at every claim of a value that others claim too, each naming the first of the others. */
function repeated(
  claims: readonly Claim[],
  message: (value: Claim['value'], other: string) => string,
): Problem[] {
  const groups = new Map<unknown, Claim[]>();
  for (const claim of claims) {
    const key = typeof claim.value === 'string' ? claim.value.trim().toLowerCase() : claim.value;
    const group = groups.get(key);
    if (group) group.push(claim);
    else groups.set(key, [claim]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length < 2
      ? []
      : group.map((claim, index) => {
          const other = group[index === 0 ? 1 : 0] as Claim;
          return { path: claim.path, ...errorAt(claim, message(claim.value, `${other.path}:${other.line}`)) };
        }),
  );
}
