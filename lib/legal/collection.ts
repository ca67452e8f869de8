import { type Collection, metadata } from '../content/collection';
import { legalPath } from '../urls/paths.browser';
import { legalSections } from './legalText';
import { legal } from './schema';

/** The privacy policy and the terms of service. */
export const legalTexts = {
  name: 'Legal',
  path: 'legal',
  extension: '.mdx',
  schema: legal,
  url: legalPath,
  required: [...legalSections.keys()],
  requiredSections: legalSections,
  ...metadata,
} as const satisfies Collection;
