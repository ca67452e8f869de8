import { allArticles } from '#content';
import { isShown } from '../content/publication';
import { peopleOfSections, peopleWithPage } from '../people/peopleWithPage';
import type { Html } from '../text/markdownFields';
import { htmlOf, legalDocuments, pageDocuments } from './documents';

/** The people who have a page or are in a section. */
export const publishedPeople = [
  ...new Set([...peopleWithPage, ...pageDocuments.flatMap(({ sections }) => peopleOfSections(sections))]),
];

/** All published HTML of articles, pages, legal texts and people. */
export function publishedHtml(): string[] {
  return [
    ...[...allArticles.filter(isShown), ...legalDocuments, ...publishedPeople].map(({ body }) => body.html),
    ...pageDocuments.map(htmlOf),
    ...publishedPeople.map(({ compiledText }) => (compiledText as Html | null)?.html ?? ''),
  ];
}
