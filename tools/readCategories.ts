import { categoryList } from '../lib/content/collections/categories';
import { readFields } from '../lib/content/readFields';
import { type Category, categoryList as schema } from '../lib/schemas/category';

/**
 * The categories of a content folder, for programs that read content without the check. Throws if the list is missing or
 * invalid.
 */
export function readCategories(folder: string): Category[] {
  const [file] = readFields(folder, categoryList);
  const { data } = schema.safeParse(file?.values);
  if (!data) throw new Error(`${file?.path} has an error: "npm run check:content" says what is wrong.`);
  return data.categories;
}
