/** The share of a row that each person takes on medium and on wide screens. */
export type PeopleWidths = { medium: 'half' | 'third'; wide: 'half' | 'third' | 'quarter' };

/** Returns widths that fill the rows, or leave a last row of two or more where that is possible. */
export function peopleWidths(count: number): PeopleWidths {
  return { medium: count % 2 === 0 ? 'half' : 'third', wide: wideWidth(count) };
}

function wideWidth(count: number): PeopleWidths['wide'] {
  if (count <= 2) return 'half';
  return count === 5 || (count % 3 === 0 && count % 4 !== 0) ? 'third' : 'quarter';
}
