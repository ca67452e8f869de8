import { pageSchema, requiredPages } from '../../schemas/page';
import { pagePath } from '../../schemas/paths.browser';
import type { SectionTypes } from '../../schemas/sectionType';
import type { Collection } from '../collection';

/** What is known of the pages without the types of section. */
export const pages = { name: 'Page', url: pagePath, required: requiredPages } as const;

/** The pages, for a site with these types of section. */
export function pagesWith(types: SectionTypes) {
  return {
    ...pages,
    path: 'pages',
    form: { label: 'Pages', one: 'Page', summary: '{{slug}}: {{title}}', textAfter: 'sections' },
    extension: '.md',
    schema: pageSchema(types),
    textFacts: [],
    sectionTypes: types,
  } as const satisfies Collection;
}
