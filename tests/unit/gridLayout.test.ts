import { describe, expect, test } from 'vitest';
import { cardWidth } from '@/components/news/gridLayout';

/** The number of cards in each row of a grid. */
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

const wideRows = (count: number) =>
  rows(count, 6, (index) => (cardWidth(index, count).wide === 'half' ? 3 : 2));
const mediumRows = (count: number) =>
  rows(count, 2, (index) => (cardWidth(index, count).medium === 'full' ? 2 : 1));

describe('cards on wide screens', () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [2, 3]],
    [6, [3, 3]],
    [7, [2, 2, 3]],
    [23, [2, 3, 3, 3, 3, 3, 3, 3]],
  ])('%i are laid out in rows of %j', (count, expected) => {
    expect(wideRows(count)).toEqual(expected);
  });

  test('fill every row, from 2 to 60 cards', () => {
    for (let count = 2; count <= 60; count += 1) {
      const spans = Array.from({ length: count }, (_, index) =>
        cardWidth(index, count).wide === 'half' ? 3 : 2,
      );
      expect(spans.reduce<number>((sum, span) => sum + span, 0) % 6, `${count} cards`).toBe(0);
    }
  });
});

describe('cards on medium screens', () => {
  test.each([
    [1, [1]],
    [2, [2]],
    [3, [1, 2]],
    [4, [2, 2]],
    [5, [1, 2, 2]],
  ])('%i are laid out in rows of %j', (count, expected) => {
    expect(mediumRows(count)).toEqual(expected);
  });

  test('a single one does not take the whole row', () => {
    expect(cardWidth(0, 1).medium).toBe('half');
  });
});
