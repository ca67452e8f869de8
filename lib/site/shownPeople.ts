import { escapedHtml } from '../markdown/escapedHtml';
import type { Html } from '../markdown/fields';
import { personPath } from '../schemas/paths.browser';
import type { Picture } from '../schemas/pictureSources.browser';
import { filled } from './company';
import { type everyone, peopleOfSections, peopleWithPage } from './peopleWithPage';
import { findOwnPicture } from './pictures';

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

/** What sections and the page of a person show of one. */
export function shownPerson(person: (typeof everyone)[number]): ShownPerson {
  const { slug, name, role, links = [], picture, focus, compiledText } = person;
  const text = compiledText as Html | null;
  return {
    ...{ slug, name, role, links },
    path: peopleWithPage.includes(person) ? personPath(slug) : undefined,
    text: text ? { html: filled(text.html, escapedHtml) } : undefined,
    picture: findOwnPicture(picture, 'portrait', focus),
  };
}
