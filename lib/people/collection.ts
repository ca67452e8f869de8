import type { Collection } from '../content/collection';
import { type ContentDocument, documentOf } from '../content/document';
import { personPath } from '../urls/paths.browser';
import { authorUses, checkAuthors } from './checkAuthors';
import { checkUses } from './checkUses';
import { checkNamedPeople } from './namedPeople';
import { person } from './schema';

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
