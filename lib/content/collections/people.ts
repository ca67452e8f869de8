import { inlineText } from '../../markdown/fields';
import { personPath } from '../../schemas/paths.browser';
import { personSchema } from '../../schemas/person';
import type { Collection } from '../collection';

const introduction = inlineText(
  'A sentence or two about the person, where a page shows people and at the top of the page of the person. {name} stands for the name of the group.',
)
  .meta({ label: 'Introduction' })
  .optional();

/** The people who write articles or are shown on pages. */
export const people = {
  name: 'Person',
  path: 'people',
  form: { label: 'People', one: 'Person', textAfter: 'text' },
  isOptional: true,
  extension: '.md',
  schema: personSchema(introduction),
  url: personPath,
  textFacts: [],
} as const satisfies Collection;
