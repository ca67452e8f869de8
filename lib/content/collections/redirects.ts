import { redirectList as schema } from '../../schemas/redirects';
import type { Collection } from '../collection';

/** The old URLs that are no alias of a document. */
export const redirectList = {
  name: 'RedirectList',
  path: 'redirects.yaml',
  isOptional: true,
  extension: '.yaml',
  // Two thousand redirects, which are all that hosts read.
  maxSize: 500_000,
  schema,
  form: { label: 'Redirects', one: 'Redirect list' },
} as const satisfies Collection;
