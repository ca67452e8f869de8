import { allPeople } from '#content';
import { articles } from '../articles/articles';
import { businesses, divisions } from '../company/company';

const documents = { Article: articles, Person: allPeople, Venture: [...businesses, ...divisions] };

/** The documents that sections can show. */
export function shownDocuments(collection: keyof typeof documents) {
  return documents[collection];
}
