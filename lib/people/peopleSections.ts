import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { addError, startOfFile } from '../diagnostics/messages';
import { sectionsIn } from '../pages/sections';
import type { WrittenSection } from '../pages/sectionType';

export type PeopleSection = { type?: unknown; people?: unknown };

/** The people that sections of the type `people` show, by file name: those listed, or all. */
export function namesInSections(sections: readonly PeopleSection[], all: readonly string[]): string[] {
  return sections
    .filter(({ type }) => type === 'people')
    .flatMap(({ people }) => (Array.isArray(people) ? people.map(String) : all));
}

/** The files of the people whom the sections of documents show. */
export function peopleShownBy(documents: readonly VFile[]): Set<VFile> {
  const people = documents.filter((file) => documentOf(file).collection.name === 'Person');
  const names = people.map((file) => documentOf(file).name);
  const shown = new Set(documents.flatMap((file) => namesInSections(sectionsIn(documentOf(file)), names)));
  return new Set(people.filter((file) => shown.has(documentOf(file).name)));
}

/** Adds an error for each person in a section who has no file. */
export function checkPeopleSections(people: readonly VFile[], documents: readonly VFile[]) {
  const names = people.map((file) => documentOf(file).name);
  for (const file of documents) {
    for (const [index, section] of sectionsIn(documentOf(file)).entries())
      checkSection(file, index, section, names);
  }
}

function checkSection(file: VFile, index: number, section: WrittenSection, names: readonly string[]) {
  const listed: unknown = 'people' in section && section.type === 'people' ? section.people : [];
  for (const [item, slug] of (Array.isArray(listed) ? listed : []).entries()) {
    if (names.includes(String(slug))) continue;
    const meant = nearest(String(slug), names);
    const place = documentOf(file).yaml?.positionOf(['sections', index, 'people', item]) ?? startOfFile;
    const fix = meant ? `did you mean ${meant}?` : 'add it, or delete the name';
    addError(file, place, `people: there is no file people/${slug}.md: ${fix}`, 'known-person');
  }
}
