import { line } from './kinds';

/** A field that names a category. Its choices are content, so that the check knows them, and not the schema. */
export function categoryName(description: string) {
  return line(description).meta({ isCategory: true });
}
