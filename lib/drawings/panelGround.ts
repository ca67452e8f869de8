/** The ground of a business panel and of its drawing, by its place in the list: green and lichen in turn. */
export function panelGround(index: number): 'fig' | 'lichen' {
  return index % 2 === 0 ? 'fig' : 'lichen';
}
