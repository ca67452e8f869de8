import type { Collection } from '../content/collection';
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
  checkAll(own, { documents }) {
    checkFacts(documents);
    for (const file of own) checkShownFacts(file, documents);
  },
} as const satisfies Collection;
