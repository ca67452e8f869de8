type Article = { slug: string; category: string; business?: string; authors?: readonly { name: string }[] };

/** The articles published before and after one, from a list sorted newest first. */
export function adjacentTo<Item extends Article>(slug: string, list: readonly Item[]) {
  const index = list.findIndex((article) => article.slug === slug);
  return { previous: list[index + 1], next: list[index - 1] };
}

/**
 * Up to three other articles without the two beside it: first those with the most in common, each group in the order of
 * the list.
 */
export function relatedTo<Item extends Article>(article: Article, list: readonly Item[]): Item[] {
  const { previous, next } = adjacentTo(article.slug, list);
  const shown = new Set([article.slug, previous?.slug, next?.slug]);
  // By how much they have in common.
  const groups: Item[][] = [[], [], [], []];
  for (const other of list) {
    if (!shown.has(other.slug)) groups[inCommon(article, other)]?.push(other);
  }
  return groups.reverse().flat().slice(0, 3);
}

/** How many of category, business and an author two articles share. */
function inCommon(a: Article, b: Article): number {
  const shared = [
    a.category === b.category,
    a.business !== undefined && a.business === b.business,
    a.authors?.some(({ name }) => b.authors?.some((other) => other.name === name)),
  ];
  return shared.filter(Boolean).length;
}
