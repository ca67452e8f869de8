import { authorUses, checkAuthors } from '../../check/people/checkAuthors';
import { checkUses } from '../../check/people/checkUses';
import { checkNamedPeople } from '../../check/people/namedPeople';
import { personPath } from '../../schemas/paths.browser';
import { person } from '../../schemas/person';
import type { Collection } from '../collection';
import { type ContentDocument, documentOf } from '../document';

/** The people who write articles or are shown on pages. */
export const people = {
  name: 'Person',
  path: 'people',
  form: { label: 'People', one: 'Person', textAfter: 'text' },
  isOptional: true,
  extension: '.md',
  schema: person,
  url: personPath,
  hasPage: (file, published) => {
    const document = documentOf(file);
    return (
      hasBiography(document) || published.flatMap(authorUses).some(({ value }) => value === document.name)
    );
  },
  textFacts: [],
  checkAll(own, { documents }) {
    checkAuthors(own, documents);
    checkNamedPeople(own, documents);
    checkUses(own, documents);
  },
} as const satisfies Collection;

/** Whether the text has more than comments and link definitions. A text that cannot be parsed counts. */
function hasBiography({ tree }: ContentDocument): boolean {
  return !tree || tree.children.some(({ type }) => type !== 'html' && type !== 'definition');
}
