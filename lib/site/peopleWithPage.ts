import { personPath } from '../schemas/paths.browser';
import type { WrittenSection } from '../schemas/sectionType';
import { people } from './compiled';
import { namesInSections } from './sections';
import { site } from './site';

/** The people of content/people/: those with an order in it, then the others by name. */
export const everyone = people.toSorted(
  (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.name.localeCompare(b.name, 'en-AU'),
);

export const peopleBySlug = new Map(people.map((person) => [person.slug, person]));

/** Those with a page of their own: with a biography, or with an article. */
export const peopleWithPage = everyone.filter(({ slug }) => site.paths.has(personPath(slug)));

/** The people whom sections show, in their order. */
export function peopleOfSections(sections: readonly WrittenSection[]) {
  const slugs = namesInSections(
    sections,
    everyone.map(({ slug }) => slug),
  );
  return slugs.flatMap((slug) => peopleBySlug.get(slug) ?? []);
}
