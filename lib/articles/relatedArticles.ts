type Article = { slug: string; category: string };

/** The articles published before and after one, from a list sorted newest first. */
export function adjacentTo<Item extends Article>(slug: string, list: readonly Item[]) {
  const index = list.findIndex((article) => article.slug === slug);
  return { previous: index < 0 ? undefined : list[index + 1], next: list[index - 1] };
}

/** Up to `count` other articles: those of the same category first, then the newest. */
export function relatedTo<Item extends Article>(article: Article, list: readonly Item[], count = 3): Item[] {
  const isOther = ({ slug }: Item) => slug !== article.slug;
  const isSame = ({ category }: Item) => category === article.category;
  const same = take(list, count, (other) => isOther(other) && isSame(other));
  return [...same, ...take(list, count - same.length, (other) => isOther(other) && !isSame(other))];
}

/** The first matches. Stops early, because a build calls this for each of thousands of articles. */
function take<Item>(list: readonly Item[], count: number, isMatch: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of list) {
    if (found.length >= count) break;
    if (isMatch(item)) found.push(item);
  }
  return found;
}
