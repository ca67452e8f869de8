import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { addError, addWarning } from '../../content/messages';
import { memoized } from '../../markdown/memoized';
import { slugPattern } from '../../schemas/kinds';
import { type Use, usesOf } from '../uses';
import { fileNameOf, missingPerson } from './namedPeople';

type AuthorUse = Use & { field: 'author' | 'authors' };

/** What the authors of a document are called there, each with the place. */
export const authorUses = memoized((document: VFile): readonly AuthorUse[] =>
  (['author', 'authors'] as const).flatMap((field) =>
    usesOf(document, field).map((use) => ({ ...use, field })),
  ),
);

/** Adds an error for each author whose file is missing or misspelt, and a warning for one who has a file and is named in full. */
export function checkAuthors(people: readonly VFile[], documents: readonly VFile[]) {
  const names = new Map(
    people.map(documentOf).map((person) => [person.name, String(fieldOf(person, 'name'))]),
  );
  for (const { file, value, place, field } of documents.flatMap(authorUses)) {
    const author = String(value);
    if (names.has(author)) continue;
    const [slug] = [...names].find(([, name]) => name === author) ?? [];
    const role = field === 'author' ? ' and the role' : '';
    if (slug)
      addWarning(
        file,
        place,
        `${field}: write ${slug}, so that the page shows the link${role} too`,
        'known-author',
      );
    else if (names.has(fileNameOf(author)) || slugPattern.test(author)) {
      const otherwise = 'add it, or write the full name, for example Jane Doe';
      const fix = missingPerson(author, [...names.keys()], otherwise);
      addError(file, place, `${field}: ${fix}`, 'known-author');
    }
  }
}
