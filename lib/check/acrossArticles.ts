import { basename } from 'node:path';
import type { CheckedDocument } from './checkDocument';
import type { Position } from './frontMatter';
import type { Problem } from './problem';

type Claim = Position & { path: string; value: string | number };

/** Problems that only show between articles: a number or an address that two of them claim. */
export function acrossArticles(articles: readonly CheckedDocument[]): Problem[] {
  const ids = articles.flatMap((article) => claimsOf(article, 'id'));
  const slugs = articles.map((article) => ({
    path: article.path,
    value: slugOf(article.path),
    line: 1,
    column: 1,
  }));
  const aliases = articles.flatMap((article) => claimsOf(article, 'aliases'));
  return [
    ...repeated(ids, (id) => `id: ${id} is already taken, choose the next free number: see`),
    ...repeated(
      [...slugs, ...aliases],
      (slug) => `aliases: /news-insights/${slug} is already the address of`,
    ),
  ];
}

/** Every address that the articles answer to. */
export function articleAddresses(articles: readonly CheckedDocument[]): string[] {
  const aliases = articles.flatMap((article) => claimsOf(article, 'aliases'));
  return [...articles.map(({ path }) => slugOf(path)), ...aliases.map(({ value }) => value)].map(
    (slug) => `/news-insights/${slug}`,
  );
}

function slugOf(path: string): string {
  return basename(path, '.md');
}

/** The values of a field, one or a list of them, with the place of each. */
function claimsOf({ path, yaml }: CheckedDocument, field: string): Claim[] {
  const found = (yaml.values as Record<string, unknown> | null | undefined)?.[field];
  if (found === undefined || found === null) return [];
  if (!Array.isArray(found)) return [{ path, value: found as number, ...yaml.positionOf([field]) }];
  return found.map((value, index) => ({ path, value, ...yaml.positionOf([field, index]) }));
}

/** A problem for every claim of a value that an earlier one has claimed already. */
function repeated(claims: readonly Claim[], message: (value: Claim['value']) => string): Problem[] {
  const first = new Map<Claim['value'], Claim>();
  return claims.flatMap((claim) => {
    const other = first.get(claim.value);
    if (!other) {
      first.set(claim.value, claim);
      return [];
    }
    const { path, line, column } = claim;
    return [{ path, line, column, message: `${message(claim.value)} ${other.path}:${other.line}` }];
  });
}
