import type { Html } from '../markdown/fields';
import { personPath } from '../schemas/paths.browser';
import type { Picture } from '../schemas/pictureSources.browser';
import { articles } from './articles';
import { describePerson } from './authors.browser';
import { listPages } from './newsPages';
import { type everyone, peopleOfSections, peopleWithPage } from './peopleWithPage';
import { findOwnPicture, htmlWithPictures } from './pictures';
import { lastChange } from './summaries';

type Document = (typeof everyone)[number];

/** A person as sections and the page of the person show one. */
export type ShownPerson = {
  slug: string;
  name: string;
  role?: string;
  /** A sentence or two. */
  text?: Html;
  links: readonly string[];
  /** Of the page, for who has one. */
  path?: string;
  picture?: Picture;
};

/** The people of a section, in its order or that of their names. */
export function shownPeople(section: { type: 'people'; people?: readonly string[] }): ShownPerson[] {
  return peopleOfSections([section]).map(shownPerson);
}

function shownPerson(person: Document): ShownPerson {
  const { slug, name, role, links = [], picture, focus, compiledText } = person;
  const text = compiledText as Html | null;
  return {
    ...{ slug, name, role, links },
    path: peopleWithPage.includes(person) ? personPath(slug) : undefined,
    text: text ?? undefined,
    picture: findOwnPicture(picture, 'portrait', focus),
  };
}

/** A page of a person, with what the person has written. */
export type PersonPage = ReturnType<typeof pagesOf>[number];

/** The pages of people, in the order of the site. */
export const personPages: readonly PersonPage[] = peopleWithPage.flatMap(pagesOf);

function pagesOf(document: Document) {
  const { name, role, slug } = document;
  const first = personPath(slug);
  const own = articles.filter(({ authors = [] }) => authors.some(({ path }) => path === first));
  /** HTML with the names of its pictures; empty without one. */
  const biography = document.body.html.trim();
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

/** What a page of a person shows of one. */
export type PersonOfPage = ShownPerson & { path: string };

/** The person and the biography of a page with their prepared pictures. */
export function shownOnPage({ document, biography }: PersonPage): { person: PersonOfPage; html: string } {
  return {
    person: { ...shownPerson(document), path: personPath(document.slug) },
    html: htmlWithPictures(biography),
  };
}
