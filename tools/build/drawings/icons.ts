import type { Category } from '../../../lib/schemas/category';
import { icons } from '../../../lib/schemas/categorySets';

/** The icon of the filter with all articles: trees, one of them planned, with a dashed line as on the plan. */
const all =
  '<path d="M3.6 6.3C4.9 4.9 6.6 5.7 8 5.6s3.2 1.5 4.3 3.2c1 1.5.4 3-.2 4.6s-1.6 3.8-3.5 3.7-4.3-.5-5.9-2.1-1.5-3-1.2-4.7S2.3 7.7 3.6 6.3z"/><circle cx="7.4" cy="11.3" r="2.4"/><circle cx="15.5" cy="4.4" r="2.7"/><circle cx="16.3" cy="13.7" r="2.3" stroke-dasharray="2.1 1.51"/>';

/**
 * The sprite of all icons, for `<use href="icons.svg#technology">`: shapes in a 20-unit square, in the colour of the
 * surrounding text.
 */
export function iconSprite(categories: readonly Pick<Category, 'slug' | 'icon'>[]): string {
  const shapes = [['all', all], ...categories.map(({ slug, icon }) => [slug, icons[icon]])];
  const symbols = shapes.map(
    ([id, shape]) =>
      `<symbol id="${id}" viewBox="0 0 20 20"><g fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round">${shape}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${symbols.join('')}</svg>\n`;
}
