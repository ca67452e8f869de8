import { allPeople } from '#content';
import { articles } from '../articles/articles';
import { businesses, divisions } from '../company/company';
import type { SectionType, WrittenSection } from './sectionType';

const documents = { Article: articles, Person: allPeople, Venture: [...businesses, ...divisions] };

/** Whether a section of a type has something to show. Pages leave it out otherwise. */
export function isShown(section: WrittenSection, { shows }: SectionType): boolean {
  const { collection, field, value } = shows?.(section) ?? {};
  if (!collection) return true;
  const found: readonly Record<string, unknown>[] = documents[collection];
  return found.some((document) => field === undefined || value === undefined || document[field] === value);
}
