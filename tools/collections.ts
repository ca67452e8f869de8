import { sectionTypes } from '../components/sections/list';
import type { Collection } from '../lib/content/collection';
import { articles } from '../lib/content/collections/articles';
import { categoryList } from '../lib/content/collections/categories';
import { company } from '../lib/content/collections/company';
import { legalTexts } from '../lib/content/collections/legal';
import { pagesWith } from '../lib/content/collections/pages';
import { people } from '../lib/content/collections/people';
import { redirectList } from '../lib/content/collections/redirects';
import { ventures } from '../lib/content/collections/ventures';
import { wordList } from '../lib/content/collections/words';

export const pages = pagesWith(sectionTypes);

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections: readonly Collection[] = [
  ...[articles, pages, legalTexts],
  ...[ventures, company, categoryList, people, redirectList, wordList],
];
