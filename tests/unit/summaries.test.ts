import { expect, test } from 'vitest';
import { categoriesWithCounts, inOrder } from '@/lib/articles/summaries';
import { categories } from '@/lib/categories/categories';

const at = (id: number, date: string) => ({ id, date, category: 'Technology' as const });

test('articles are sorted newest first, then by id as a number, without changing the list', () => {
  const list = [at(10, '2025-07-07'), at(9, '2025-07-07'), at(1, '2025-08-15'), at(2, '2024-12-31')];
  expect(inOrder(list).map(({ id }) => id)).toEqual([1, 9, 10, 2]);
  expect(list.map(({ id }) => id)).toEqual([10, 9, 1, 2]);
});

test('every second drawing of a category is mirrored, starting at the newest', () => {
  const letters = { T: 'Technology', I: 'Innovation' } as const;
  const list = [...'TITTIT'].map((letter, index) => ({
    id: index,
    date: `2025-08-0${6 - index}`,
    category: letters[letter as 'T' | 'I'],
  }));
  const mirrored = inOrder(list.toReversed()).filter((article) => article.mirrored);
  expect(mirrored.map(({ id }) => id)).toEqual([2, 4, 5]);
});

test('the counts of the categories are in their order, with 0 for an empty one', () => {
  const list = [
    { category: 'Innovation' as const },
    { category: 'Technology' as const },
    { category: 'Innovation' as const },
  ];
  const counts: Record<string, number> = { Innovation: 2, Technology: 1 };
  expect(categoriesWithCounts(list)).toEqual(
    categories.map(({ name, slug }) => ({ category: name, slug, count: counts[name] ?? 0 })),
  );
});
