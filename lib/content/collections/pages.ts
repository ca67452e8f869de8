import { checkPages } from '../../check/pages/checkPages';
import { pageSchema, requiredPages } from '../../schemas/page';
import { pagePath } from '../../schemas/paths.browser';
import { isFilled, type SectionTypes } from '../../schemas/sectionType';
import { describes, ventureId } from '../../site/describedVentures';
import { sectionAnchors, sectionsIn } from '../../site/sections';
import type { Collection } from '../collection';
import { documentOf, fieldOf } from '../document';

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
    anchorsOf: (file, files) => {
      const documents = files.map(documentOf);
      const documentsOf = (name: string) => documents.filter(({ collection }) => collection.name === name);
      const valuesOf = (name: string) =>
        documentsOf(name).map(({ yaml }) => (yaml?.values ?? {}) as Record<string, unknown>);
      const shown = sectionsIn(documentOf(file)).filter((section) =>
        isFilled(section, types[String(section.type)], valuesOf),
      );
      const ventures = documentsOf('Venture')
        .filter((venture) => shown.some((section) => describes(section, fieldOf(venture, 'status'))))
        .map(({ name }) => ventureId(name));
      return [...sectionAnchors(shown, types), ...ventures];
    },
    checkAll: (own) => checkPages(own, types),
  } as const satisfies Collection;
}
