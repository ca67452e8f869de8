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
  prose: ['title', 'excerpt', 'imageAlt', 'updateNote'],
  shownLength: new Map([
    ['title', 70],
    ['excerpt', 160],
  ]),
  checkAll: checkArticles,
} as const satisfies Collection;
