import type { Collection } from '../content/collection';
import { legalPath } from '../urls/paths.browser';
import { legalFacts } from './facts';
import { legal } from './schema';
import { legalSections } from './sections';

/** The privacy policy, the terms of service and any other text of a lawyer. */
export const legalTexts = {
  name: 'Legal',
  path: 'legal',
  extension: '.md',
  schema: legal,
  form: { label: 'Legal texts', one: 'Legal text', textAfter: 'reviewed' },
  url: legalPath,
  required: [...legalSections.keys()],
  requiredSections: legalSections,
  textFacts: legalFacts,
} as const satisfies Collection;
