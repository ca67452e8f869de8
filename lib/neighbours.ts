type Placed = { slug: string; category: string };

/** The articles next to one in a list that runs newest first. */
export function neighboursOf<Item extends Placed>(slug: string, list: readonly Item[]) {
  const place = list.findIndex((article) => article.slug === slug);
  return { later: place > 0 ? list[place - 1] : undefined, earlier: place < 0 ? undefined : list[place + 1] };
}

/** Up to `count` other articles worth reading after one: those of its category first, then the newest. */
export function relatedTo<Item extends Placed>(article: Placed, list: readonly Item[], count = 3): Item[] {
  const isOther = ({ slug }: Item) => slug !== article.slug;
  const isSame = ({ category }: Item) => category === article.category;
  const same = first(list, count, (other) => isOther(other) && isSame(other));
  return [...same, ...first(list, count - same.length, (other) => isOther(other) && !isSame(other))];
}

/** Stops as soon as it has enough: every article of thousands asks. */
function first<Item>(list: readonly Item[], count: number, wanted: (item: Item) => boolean): Item[] {
  const found: Item[] = [];
  for (const item of list) {
    if (found.length >= count) break;
    if (wanted(item)) found.push(item);
  }
  return found;
}
