import type { CategoryDrawing } from './categoryEntry';
import { categoryTable } from './categoryTable';

export type Category = (typeof categoryTable)[number]['name'];

/** The names of the categories, in the order of the filter buttons. */
export const categories: readonly Category[] = categoryTable.map(({ name }) => name);

/**
 * The drawing of a category, by the name in its caption. While somebody writes, a category may be misspelt: the
 * development server shows that article, and the message of the content check, with the first drawing.
 */
export function drawingOf(category: Category): CategoryDrawing {
  return (categoryTable.find(({ name }) => name === category) ?? categoryTable[0]).drawing;
}
