import { legal } from '../../schemas/legal';
import { legalPath } from '../../schemas/paths.browser';
import type { Collection } from '../collection';

/** Facts that are an address of several lines, in place of a paragraph. */
const contactFacts: readonly string[] = ['contact', 'privacyContact'];

/** At the start of a paragraph that applies only while the site shows pictures of the image host, or only while not. */
const conditions: readonly string[] = ['withPictureHost', 'withoutPictureHost'];

/** What legal texts can contain in curly brackets, besides the facts of every sentence. */
const legalFacts: readonly string[] = ['email', 'phone', ...contactFacts, ...conditions];

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
