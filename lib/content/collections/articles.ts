import { article } from '../../schemas/article';
import { articlePath } from '../../schemas/paths.browser';
import type { Collection } from '../collection';

/** The articles of the News page. */
export const articles = {
  name: 'Article',
  path: 'articles',
  form: { label: 'Articles', one: 'Article', textAfter: 'focus' },
  extension: '.md',
  schema: article,
  url: articlePath,
} as const satisfies Collection;
