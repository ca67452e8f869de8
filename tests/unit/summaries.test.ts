import { describe, expect, test } from 'vitest';
import { type Category, categories } from '@/lib/articles/categories';
import { byNewest, categoriesWithCounts, inOrder } from '@/lib/articles/summaries';

const at = (id: number, date: string) => ({ id, date, category: 'Technology' as const });

describe('the order of articles', () => {
  test('is newest first', () => {
    const list = [at(1, '2025-07-07'), at(2, '2025-08-15'), at(3, '2024-12-31')];
    expect(list.sort(byNewest).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test('is by id within a day, compared as numbers', () => {
    const list = [at(10, '2025-07-07'), at(9, '2025-07-07'), at(2, '2025-07-07')];
    expect(list.sort(byNewest).map(({ id }) => id)).toEqual([2, 9, 10]);
  });

  test('does not change the list passed in', () => {
    const list = [at(1, '2025-07-07'), at(2, '2025-08-15')];
    expect(inOrder(list).map(({ id }) => id)).toEqual([2, 1]);
    expect(list.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('of an empty list is an empty list', () => {
    expect(inOrder([])).toEqual([]);
  });
});

describe('mirrored drawings', () => {
  test('are every second one of a category, starting at the newest', () => {
    const list = [
      { id: 1, date: '2025-08-06', category: 'Technology' as const },
      { id: 2, date: '2025-08-05', category: 'Innovation' as const },
      { id: 3, date: '2025-08-04', category: 'Technology' as const },
      { id: 4, date: '2025-08-03', category: 'Technology' as const },
      { id: 5, date: '2025-08-02', category: 'Innovation' as const },
      { id: 6, date: '2025-08-01', category: 'Technology' as const },
    ];
    expect(inOrder(list.toReversed()).map(({ id, mirrored }) => [id, mirrored])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, true],
      [6, true],
    ]);
  });
});

describe('category counts', () => {
  test('are in the fixed order, with 0 for an empty category', () => {
    const list = [
      { category: 'Innovation' as const },
      { category: 'Technology' as const },
      { category: 'Innovation' as const },
    ];
    const counts: Partial<Record<Category, number>> = { Innovation: 2, Technology: 1 };
    expect(categoriesWithCounts(list)).toEqual(
      categories.map((category) => ({ category, count: counts[category] ?? 0 })),
    );
  });

  test('of an empty list are all 0', () => {
    expect(categoriesWithCounts([])).toEqual(categories.map((category) => ({ category, count: 0 })));
  });
});
