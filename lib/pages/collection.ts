import { z } from 'zod';
import { type Collection, metadata } from '../content/collection';
import { documentOf } from '../content/document';
import { metaOf } from '../fields/meta';
import { unwrapped } from '../fields/schemaAt';
import { isMarkdown } from '../text/markdownFields';
import { pagePath } from '../urls/paths.browser';
import { checkPages } from './checkPages';
import { pageSchema, requiredPages } from './schema';
import { sectionAnchors, sectionsIn } from './sections';
import { isFilled, type SectionTypes } from './sectionType';

/** The pages, for a site with these types of section. */
export function pagesWith(types: SectionTypes) {
  const prose = [
    ...metadata.prose,
    ...new Set(Object.values(types).flatMap(({ schema }) => proseIn(schema))),
  ];
  return {
    name: 'Page',
    path: 'pages',
    form: { label: 'Pages', one: 'Page', summary: '{{slug}}: {{title}}', textAfter: 'sections' },
    extension: '.md',
    schema: pageSchema(types),
    url: pagePath,
    required: requiredPages,
    prose,
    sentences: prose,
    shownLength: metadata.shownLength,
    anchorsOf: (file, files) => {
      const documentsOf = (collection: string) =>
        files
          .map(documentOf)
          .filter((document) => document.collection.name === collection)
          .map(({ yaml }) => (yaml?.values ?? {}) as Record<string, unknown>);
      const shown = sectionsIn(documentOf(file)).filter((section) =>
        isFilled(section, types[String(section.type)], documentsOf),
      );
      return sectionAnchors(shown, types);
    },
    checkAll: (own) => checkPages(own, types),
  } as const satisfies Collection;
}

/** The names of the fields with words for visitors: every text that is neither a choice nor a path. */
function proseIn(schema: z.ZodType, name = ''): string[] {
  if (metaOf(schema).isWords || isMarkdown(schema)) return [name];
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return proseIn(inner.element as z.ZodType, name);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, field]) => proseIn(field as z.ZodType, key));
}
