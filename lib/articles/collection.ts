import type { Collection } from '../content/collection';
import { articlePath } from '../urls/paths.browser';
import { checkArticles } from './checkArticles';
import { article } from './schema';

/** The articles of the News page. */
export const articles = {
  name: 'Article',
  path: 'articles',
  form: { label: 'Articles', one: 'Article', textAfter: 'focus' },
  extension: '.md',
  schema: article,
  url: articlePath,
  checkAll: checkArticles,
} as const satisfies Collection;
