import { categoryList as schema } from '../../schemas/category';
import { categoryPath } from '../../schemas/paths.browser';
import type { Collection } from '../collection';

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
} as const satisfies Collection;
