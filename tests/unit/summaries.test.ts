import { expect, test } from 'vitest';
import { inOrder } from '@/lib/site/summaries';

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
