import { checkFacts } from '../../check/company/checkFacts';
import { checkShownFacts } from '../../check/company/checkShownFacts';
import { company as schema } from '../../schemas/company';
import type { Collection } from '../collection';

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
