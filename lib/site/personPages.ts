import { escapedHtml } from '../markdown/escapedHtml';
import { personPath } from '../schemas/paths.browser';
import { articles } from './articles';
import { describePerson } from './authors.browser';
import { filled } from './company';
import { listPages } from './listPages';
import { peopleWithPage } from './peopleWithPage';
import { htmlWithPictures } from './pictures';
import { type ShownPerson, shownPerson } from './shownPeople';
import { lastChange } from './summaries';

/** A page of a person, with what the person has written. */
export type PersonPage = ReturnType<typeof pagesOf>[number];

/** What a page of a person shows of one. */
export type PersonOfPage = ShownPerson & { path: string };

/** The pages of people, in the order of the site. */
export const personPages: readonly PersonPage[] = peopleWithPage.flatMap(pagesOf);

function pagesOf(document: Document) {
  const { name, role, slug } = document;
  const first = personPath(slug);
  const own = articles.filter(({ authors = [] }) => authors.some(({ path }) => path === first));
  /** HTML with the names of its pictures; empty without one. */
  const biography = filled(document.body.html, escapedHtml).trim();
  const has = { biography: biography !== '', articles: own.length > 0 };
  const shared = {
    ...{ document, slug, biography, description: describePerson({ name, role }, has) },
    /** The day of the last change of an article. */
    modified: lastChange(own),
    /** The first page of the person. */
    openGraphImageOf: first,
  };
  return listPages(own, { path: first, title: name }).map((page) => ({ ...page, ...shared }));
}

/** The person and the biography of a page with their prepared pictures. */
export function shownOnPage(page: PersonPage): { person: PersonOfPage; html: string } {
  const { document, biography } = page;
  return {
    person: { ...shownPerson(document), path: personPath(document.slug) },
    html: htmlWithPictures(biography),
  };
}

type Document = (typeof peopleWithPage)[number];
