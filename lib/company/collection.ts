import type { Collection } from '../content/collection';
import { checkPublishedForms } from '../forms/publishedForms';
import { checkFacts } from './checkFacts';
import { checkShownFacts } from './checkShownFacts';
import { company as schema } from './schema';

/** The facts about the group. */
export const company = {
  name: 'Company',
  path: 'company.yaml',
  form: { label: 'Facts and hours', one: 'Facts and hours' },
  extension: '.yaml',
  schema,
  checkAll(own, { documents, publishedEntries }) {
    checkFacts(documents);
    for (const file of own) {
      checkPublishedForms(file, publishedEntries);
      checkShownFacts(file, documents);
    }
  },
} as const satisfies Collection;
