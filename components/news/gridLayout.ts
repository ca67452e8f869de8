/** The share of a row that a card takes on medium and on wide screens. */
export type CardWidth = {
  medium: 'full' | 'half' | 'third';
  wide: 'half' | 'third';
};

/**
 * Returns the width of the card at an index so that every row is full: five cards are 2 + 3 on wide screens and
 * 1 + 2 + 2 on medium ones. A single card takes half a row.
 */
export function cardWidth(index: number, count: number): CardWidth {
  const halves = count === 1 ? 1 : ([0, 4, 2][count % 3] as number);
  const isFull = index === 0 && count > 1 && count % 2 === 1;
  return { medium: isFull ? 'full' : 'half', wide: index < halves ? 'half' : 'third' };
}
