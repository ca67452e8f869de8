import type { Collection } from '../content/collection';
import { checkAuthors } from './checkAuthors';
import { checkPeopleSections } from './peopleSections';
import { person } from './schema';

/** The people who write articles or are shown on pages. */
export const people = {
  name: 'Person',
  path: 'people',
  isOptional: true,
  extension: '.yaml',
  schema: person,
  prose: ['role', 'text'],
  sentences: ['text'],
  properNames: ['name'],
  checkAll(own, { documents }) {
    checkAuthors(own, documents);
    checkPeopleSections(own, documents);
  },
} as const satisfies Collection;
