import type { Collection } from '../content/collection';
import { checkAuthors } from './checkAuthors';
import { person } from './schema';

/** The people who write articles. */
export const people = {
  name: 'Person',
  path: 'people',
  isOptional: true,
  extension: '.yaml',
  schema: person,
  prose: ['role'],
  properNames: ['name'],
  checkAll: (own, { documents }) => checkAuthors(own, documents),
} as const satisfies Collection;
