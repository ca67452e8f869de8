import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { usesOf } from '../content/uses';
import { nearest } from '../diagnostics/didYouMean';
import { addError, addWarning } from '../diagnostics/messages';
import { slugPattern } from '../fields/kinds';

/** Adds an error for each author who has no file, and a warning for one who has a file and is named in full. */
export function checkAuthors(people: readonly VFile[], documents: readonly VFile[]) {
  const names = new Map(
    people.map(documentOf).map((person) => [person.name, String(fieldOf(person, 'name'))]),
  );
  for (const { file, value, place } of documents.flatMap((document) => usesOf(document, 'author'))) {
    const author = String(value);
    if (names.has(author)) continue;
    const [slug] = [...names].find(([, name]) => name === author) ?? [];
    if (slug)
      addWarning(file, place, `author: write ${slug}, so that the page shows the role too`, 'known-author');
    else if (slugPattern.test(author)) addError(file, place, missingPerson(author, names), 'known-author');
  }
}

function missingPerson(author: string, names: ReadonlyMap<string, string>): string {
  const meant = nearest(author, [...names.keys()]);
  return `author: there is no file people/${author}.yaml: ${meant ? `did you mean ${meant}?` : 'add it, or write the full name, for example Jane Doe'}`;
}
