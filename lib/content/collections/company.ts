import { company as schema } from '../../schemas/company';
import type { Collection } from '../collection';

/** The facts about the group. */
export const company = {
  name: 'Company',
  path: 'company.yaml',
  form: { label: 'Facts and hours', one: 'Facts and hours' },
  extension: '.yaml',
  schema,
} as const satisfies Collection;
