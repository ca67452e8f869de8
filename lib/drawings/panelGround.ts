/** The ground of a business panel and of its drawing, by its place in the list: brand and surfaceTint in turn. */
export function panelGround(index: number): 'brand' | 'surfaceTint' {
  return index % 2 === 0 ? 'brand' : 'surfaceTint';
}
