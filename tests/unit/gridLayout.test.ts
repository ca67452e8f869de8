import { expect, test } from 'vitest';
import { cardWidth } from '@/components/news/gridLayout';

test('cards fill every row, from 2 to 60 cards, on wide and medium screens', () => {
  for (let count = 2; count <= 60; count += 1) {
    const cards = Array.from({ length: count }, (_, index) => cardWidth(index, count));
    const spanOf = (spans: number[]) => spans.reduce((sum, span) => sum + span, 0);
    expect(spanOf(cards.map(({ wide }) => (wide === 'half' ? 3 : 2))) % 6, `${count} cards`).toBe(0);
    expect(spanOf(cards.map(({ medium }) => (medium === 'full' ? 2 : 1))) % 2, `${count} cards`).toBe(0);
  }
});

test('a single card does not take the whole row of medium screens', () => {
  expect(cardWidth(0, 1).medium).toBe('half');
});
