import { peopleIn } from './peopleSections';
import { everyone } from './peopleWithPage';

/** The documents of the people that sections show. */
export function peopleOfSections(sections: readonly { type?: unknown; people?: unknown }[]) {
  const slugs = peopleIn(
    sections,
    everyone.map(({ slug }) => slug),
  );
  return slugs.flatMap((slug) => everyone.find((person) => person.slug === slug) ?? []);
}
