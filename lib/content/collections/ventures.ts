import { venture } from '../../schemas/venture';
import type { Collection } from '../collection';

/** The businesses and divisions. */
export const ventures = {
  name: 'Venture',
  path: 'ventures',
  form: { label: 'Businesses, divisions', one: 'Business or division' },
  // Without the folder, the check reports that there is no business.
  isOptional: true,
  reasonIfEmpty: 'there is no business: the site needs one file with status: established here',
  extension: '.yaml',
  schema: venture,
} as const satisfies Collection;
