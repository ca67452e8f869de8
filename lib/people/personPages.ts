import { articles } from '../articles/articles';
import { type ListPage, listPages } from '../articles/listPages';
import { lastChange } from '../articles/summaries';
import { filled } from '../company/company';
import { htmlWithPictures } from '../pictures/pictures';
import { escapedHtml } from '../text/escapedHtml';
import { personPath } from '../urls/paths.browser';
import { describePerson } from './authors.browser';
import { peopleWithPage } from './peopleWithPage';
import { type ShownPerson, shownPerson } from './shownPeople';

/** A page of a person, with what the person has written. */
export type PersonPage = ListPage & {
  person: ShownPerson & { path: string };
  description: string;
  /** The day of the last change of an article. */
  modified?: string;
  openGraphImageOf: string;
  /** The biography; empty without one. */
  html: string;
};

/** The pages of people, in the order of the site. */
export const personPages: readonly PersonPage[] = peopleWithPage.flatMap(pagesOf);

function pagesOf(document: Document): PersonPage[] {
  const first = personPath(document.slug);
  const person = { ...shownPerson(document), path: first };
  const own = articles.filter(({ authors = [] }) => authors.some(({ path }) => path === first));
  const html = filled(document.body.html, escapedHtml).trim();
  const shared = {
    person,
    description: describePerson(person, { biography: html !== '', articles: own.length > 0 }),
    html: htmlWithPictures(html),
    ...{ modified: lastChange(own), openGraphImageOf: first },
  };
  return listPages(own, { path: first, title: person.name }).map((page) => ({ ...page, ...shared }));
}

type Document = (typeof peopleWithPage)[number];
