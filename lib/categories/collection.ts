import type { Collection } from '../content/collection';
import { categoryPath } from '../urls/paths.browser';
import { checkCategories } from './checkCategories';
import { categoryList as schema } from './schema';

/** What the news is about: its filters, in order. */
export const categoryList = {
  name: 'CategoryList',
  path: 'categories.yaml',
  form: { label: 'Categories', one: 'Categories' },
  extension: '.yaml',
  schema,
  url: categoryPath,
  entries: 'categories',
  hasFeeds: true,
  checkAll: (own, { documents }) => checkCategories(own, documents),
} as const satisfies Collection;
