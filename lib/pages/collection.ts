import type { Collection } from '../content/collection';
import { documentOf, fieldOf } from '../content/document';
import { pagePath } from '../urls/paths.browser';
import { checkPages } from './checkPages';
import { describes, ventureId } from './describedVentures';
import { pageSchema, requiredPages } from './schema';
import { sectionAnchors, sectionsIn } from './sections';
import { isFilled, type SectionTypes } from './sectionType';

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
