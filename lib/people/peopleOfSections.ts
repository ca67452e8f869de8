import { allPeople } from '#content';
import { peopleIn } from './peopleSections';

/** The people of content/people/ in order of name. */
const everyone = allPeople.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'));

/** The documents of the people that sections show. */
export function peopleOfSections(sections: readonly { type?: unknown; people?: unknown }[]) {
  const slugs = peopleIn(
    sections,
    everyone.map(({ slug }) => slug),
  );
  return slugs.flatMap((slug) => everyone.find((person) => person.slug === slug) ?? []);
}
