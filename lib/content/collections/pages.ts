import { pageSchema, requiredPages } from '../../schemas/page';
import { pagePath } from '../../schemas/paths.browser';
import type { SectionTypes } from '../../schemas/sectionType';
import type { Collection } from '../collection';

/** The pages, for a site with these types of section. */
export function pagesWith(types: SectionTypes) {
  return {
    name: 'Page',
    path: 'pages',
    form: { label: 'Pages', one: 'Page', summary: '{{slug}}: {{title}}', textAfter: 'sections' },
    extension: '.md',
    schema: pageSchema(types),
    url: pagePath,
    required: requiredPages,
    textFacts: [],
    sectionTypes: types,
  } as const satisfies Collection;
}
