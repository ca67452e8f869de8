/** The background of a business panel and of its drawing, alternating by its index in the list. */
export function panelBackground(index: number): 'brand' | 'surfaceTint' {
  return index % 2 === 0 ? 'brand' : 'surfaceTint';
}
