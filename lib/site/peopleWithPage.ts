import { allArticles, allPeople } from '#content';
import { isShown } from '../content/publication';
import type { WrittenSection } from '../schemas/sectionType';
import { namesOf } from './authors.browser';
import { namesInSections } from './sections';

/** The people of content/people/: those with an order in it, then the others by name. */
export const everyone = allPeople.toSorted(
  (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.name.localeCompare(b.name, 'en-AU'),
);

export const peopleBySlug = new Map(allPeople.map((person) => [person.slug, person]));

const authors = new Set(allArticles.filter(isShown).flatMap(namesOf));

/** Those with a page of their own: with a biography, or with an article. */
export const peopleWithPage = everyone.filter(
  ({ slug, body }) => body.html.trim() !== '' || authors.has(slug),
);

/** The people whom sections show, in their order. */
export function peopleOfSections(sections: readonly WrittenSection[]) {
  const slugs = namesInSections(
    sections,
    everyone.map(({ slug }) => slug),
  );
  return slugs.flatMap((slug) => peopleBySlug.get(slug) ?? []);
}
