import { describe, expect, test } from 'vitest';
import { cardWidth } from '@/components/news/gridLayout';

/** The rows that cards of these widths make in a grid of so many columns. */
function rows(count: number, columns: number, spanOf: (index: number) => number): number[] {
  const result: number[] = [];
  let filled = 0;
  let cards = 0;
  for (let index = 0; index < count; index += 1) {
    filled += spanOf(index);
    cards += 1;
    if (filled >= columns) {
      result.push(cards);
      filled = 0;
      cards = 0;
    }
  }
  return cards > 0 ? [...result, cards] : result;
}

const wideRows = (count: number) => rows(count, 6, (index) => (cardWidth(index, count).wide ? 3 : 2));
const mediumRows = (count: number) => rows(count, 2, (index) => (cardWidth(index, count).full ? 2 : 1));

describe('cards on a wide screen', () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [2, 3]],
    [6, [3, 3]],
    [7, [2, 2, 3]],
    [23, [2, 3, 3, 3, 3, 3, 3, 3]],
  ])('%i run in rows of %j', (count, expected) => {
    expect(wideRows(count)).toEqual(expected);
  });

  test('a lone one is half a row wide', () => {
    expect(cardWidth(0, 1).wide).toBe(true);
  });

  test('never leave a gap, whatever their number from 2 to 60', () => {
    for (let count = 2; count <= 60; count += 1) {
      const spans = Array.from({ length: count }, (_, index) => (cardWidth(index, count).wide ? 3 : 2));
      expect(spans.reduce<number>((sum, span) => sum + span, 0) % 6, `${count} cards`).toBe(0);
    }
  });
});

describe('cards on a medium screen', () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [3, [1, 2]],
    [4, [2, 2]],
    [5, [1, 2, 2]],
  ])('%i run in rows of %j', (count, expected) => {
    expect(mediumRows(count)).toEqual(expected);
  });

  test('a lone one is not stretched over the row', () => {
    expect(cardWidth(0, 1).full).toBe(false);
  });
});
