import type { LocatedFields } from '../../lib/content/readFields';
import type { WrittenSection } from '../../lib/schemas/sectionType';
import { sectionId } from '../../lib/site/sections';
import { excerptOf, placeholdersOf } from './placeholders';
import type { LaunchBlocker } from './report';

/** Reports the words of a page that it lists as placeholders: fields, its text, and sections by their type or id. */
export function pageWordBlockers(page: LocatedFields): LaunchBlocker[] {
  return placeholdersOf(page.values).map((name, index) => ({
    kind: 'words of pages',
    ...wordsOf(page, name),
    also: `listed at ${page.locationOf('placeholders', index)}`,
  }));
}

/** The sections of a page as they are written. */
export function sectionsOf({ values }: LocatedFields): (WrittenSection | null)[] {
  return Array.isArray(values.sections) ? values.sections : [];
}

function wordsOf(file: LocatedFields, name: string) {
  const { name: page, values, locationOf, textLocation } = file;
  if (name in values)
    return { location: locationOf(name), what: `${page}: ${name}${excerptOf(values[name])}` };
  const sections = sectionsOf(file);
  const index = sections.findIndex(
    (section) => section && (section.type === name || sectionId(section) === name),
  );
  if (index < 0) return { location: textLocation, what: `${page}: ${name}` };
  const what = `${page}: section ${name}${excerptOf(sections[index]?.heading)}`;
  return { location: locationOf('sections', index), what };
}
