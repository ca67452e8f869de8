type Placed = { slug: string; category: string };

/** The articles next to one in a list that runs newest first. */
export function neighboursOf<Item extends Placed>(slug: string, list: readonly Item[]) {
  const place = list.findIndex((article) => article.slug === slug);
  return { later: place > 0 ? list[place - 1] : undefined, earlier: place < 0 ? undefined : list[place + 1] };
}

/** Up to `count` other articles worth reading after one: those of its category first, then the newest. */
export function relatedTo<Item extends Placed>(article: Placed, list: readonly Item[], count = 3): Item[] {
  const others = list.filter(({ slug }) => slug !== article.slug);
  const isSame = (other: Placed) => other.category === article.category;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, count);
}
