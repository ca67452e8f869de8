import { articles } from '../articles/collection';
import { company } from '../company/collection';
import { legalTexts } from '../legal/collection';
import { pageList, textPages } from '../pages/collections';
import { people } from '../people/collection';
import { redirectList } from '../redirects/collection';
import { ventures } from '../ventures/collection';
import type { Collection } from './collection';

const list = [articles, textPages, legalTexts, ventures, company, people, pageList, redirectList] as const;

/** Every kind of document in content/: the one list that Contentlayer, the check and the tools share. */
export const collections: readonly Collection[] = list;

type Collections = (typeof list)[number];

/** The collection of a name. */
export function collectionOf<Name extends Collections['name']>(
  name: Name,
): Extract<Collections, { name: Name }> {
  return list.find((collection) => collection.name === name) as Extract<Collections, { name: Name }>;
}
