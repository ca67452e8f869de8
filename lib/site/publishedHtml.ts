import { allArticles } from '#content';
import { isShown } from '../content/publication';
import { legalDocuments, pageDocuments } from './documents';
import { peopleOfSections, peopleWithPage } from './peopleWithPage';

/** The people who have a page or are in a section. */
export const publishedPeople = [
  ...new Set([...peopleWithPage, ...pageDocuments.flatMap(({ sections }) => peopleOfSections(sections))]),
];

/** All published HTML of articles, pages, legal texts and people. */
export function publishedHtml(): string[] {
  return htmlIn([allArticles.filter(isShown), legalDocuments, pageDocuments, publishedPeople]);
}

/** The HTML of the texts and Markdown fields of documents, which is in values with the name `html`. */
function htmlIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'html' && typeof inner === 'string' ? [inner] : htmlIn(inner),
  );
}
