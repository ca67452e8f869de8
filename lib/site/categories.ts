import { categoryList } from '#content';
import type { Category } from '../schemas/category';

/** The categories of content/categories.yaml, in the order of the filter buttons. */
export const categories: readonly Category[] = categoryList.categories;

/**
 * The category of a name. While somebody writes, a category may be misspelt: the development server shows that article,
 * and the message of the content check, as one of the first category.
 */
export function categoryNamed(name: string): Category {
  return categories.find((category) => category.name === name) ?? (categories[0] as Category);
}
