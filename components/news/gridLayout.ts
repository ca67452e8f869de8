type CardWidth = {
  /** Half of the row instead of a third, on wide screens. */
  wide: boolean;
  /** The whole row instead of half of it, on medium screens. */
  full: boolean;
};

/**
 * How wide the card at a position is, so that no row is left with a gap: five cards run 2 + 3 (wide)
 * and 1 + 2 + 2 (medium), two run 2, a lone one stays half a row.
 */
export function cardWidth(index: number, count: number): CardWidth {
  const halves = count === 1 ? 1 : [0, 4, 2][count % 3];
  return {
    wide: index < (halves as number),
    full: index === 0 && count > 1 && count % 2 === 1,
  };
}
