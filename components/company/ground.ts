/** The ground of a business panel and its drawing: green and lichen in turn. */
export function groundOf(index: number): 'fig' | 'lichen' {
  return index % 2 === 0 ? 'fig' : 'lichen';
}
