import { categories } from '../categories/categories';
import { categoryPath } from '../urls/paths.browser';

/** The lists of articles that have feeds below them: all, with the path '', and each category. */
export const listsWithFeeds: readonly string[] = ['', ...categories.map(({ slug }) => categoryPath(slug))];
