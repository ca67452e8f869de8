import { legal } from '../../schemas/legal';
import { legalFacts } from '../../schemas/legalFacts';
import { legalPath } from '../../schemas/paths.browser';
import type { Collection } from '../collection';

/** The privacy policy, the terms of service and any other text of a lawyer. */
export const legalTexts = {
  name: 'Legal',
  path: 'legal',
  extension: '.md',
  schema: legal,
  form: { label: 'Legal texts', one: 'Legal text', textAfter: 'reviewed', isFixed: true },
  url: legalPath,
  required: ['privacy-policy', 'terms-of-service'],
  textFacts: legalFacts,
} as const satisfies Collection;
