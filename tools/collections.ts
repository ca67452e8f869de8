import { sectionTypes } from '../components/sections/list';
import { articles } from '../lib/articles/collection';
import { categoryList } from '../lib/categories/collection';
import { company } from '../lib/company/collection';
import type { Collection } from '../lib/content/collection';
import { legalTexts } from '../lib/legal/collection';
import { pagesWith } from '../lib/pages/collection';
import { people } from '../lib/people/collection';
import { redirectList } from '../lib/redirects/collection';
import { wordList } from '../lib/text/words/wordList';
import { ventures } from '../lib/ventures/collection';

export const pages = pagesWith(sectionTypes);

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections: readonly Collection[] = [
  ...[articles, pages, legalTexts],
  ...[ventures, company, categoryList, people, redirectList, wordList],
];
