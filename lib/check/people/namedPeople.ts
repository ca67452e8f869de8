import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../content/document';
import { addError } from '../../content/messages';
import { didYouMean } from '../../schemas/didYouMean';
import { slugOf } from '../../schemas/slug';
import { namesInSections, sectionsIn } from '../../site/sections';

/** The files of the people whom the sections of documents show. */
export function peopleShownBy(documents: readonly VFile[]): Set<VFile> {
  const people = documents.filter((file) => documentOf(file).collection.name === 'Person');
  const names = people.map((file) => documentOf(file).name);
  const shown = new Set(documents.flatMap((file) => namesInSections(sectionsIn(documentOf(file)), names)));
  return new Set(people.filter((file) => shown.has(documentOf(file).name)));
}

/** Adds an error for each person whom a field names, such as a leader or those of a section, and who has no file. */
export function checkNamedPeople(people: readonly VFile[], documents: readonly VFile[]) {
  const names = people.map((file) => documentOf(file).name);
  for (const file of documents) {
    const document = documentOf(file);
    for (const { text, path, mark } of markedFields(document, 'refersTo')) {
      if (mark !== 'people' || text.trim() === '' || names.includes(text)) continue;
      const isItem = typeof path.at(-1) === 'number';
      const fix = missingPerson(text, names, `add it, or delete the ${isItem ? 'name' : 'line'}`);
      const reason = `${String(path.at(isItem ? -2 : -1))}: ${fix}`;
      addError(file, document.positionOf(path), reason, 'known-person');
    }
  }
}

/** What to write in place of the name of a person who has no file, or what `otherwise` says if no file has a similar name. */
export function missingPerson(text: string, names: readonly string[], otherwise: string): string {
  const name = fileNameOf(text);
  if (names.includes(name)) return `write ${name}`;
  return `there is no file people/${name}.md: ${didYouMean(name, names, otherwise)}`;
}

/** The name of the file that a person named in any spelling would have, without .md. */
export function fileNameOf(text: string): string {
  return slugOf(text.replace(/\.md$/i, ''));
}
