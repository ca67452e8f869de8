import type { Collection } from '../content/collection';
import { checkPublishedForms } from '../forms/publishedForms';
import { checkFacts } from './checkFacts';
import { company as schema } from './schema';

/** The facts about the group. */
export const company = {
  name: 'Company',
  path: 'company.yaml',
  extension: '.yaml',
  schema,
  prose: ['tagline', 'description', 'heading', 'text'],
  sentences: ['tagline', 'description'],
  properNames: ['name', 'address.locality'],
  checkAll(own, { documents, publishedEntries }) {
    checkFacts(documents);
    for (const file of own) checkPublishedForms(file, publishedEntries);
  },
} as const satisfies Collection;
