import { readFields } from '../content/readFields';
import { categoryList } from './collection';
import { type Category, categoryList as schema } from './schema';

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
