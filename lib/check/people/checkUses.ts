import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { addWarning, startOfFile } from '../../content/messages';
import { personPath } from '../../schemas/paths.browser';
import { usesOf } from '../uses';
import { authorUses } from './checkAuthors';
import { peopleShownBy } from './namedPeople';

/** Adds a warning for each person who is neither an author nor shown or linked to: nobody would find the page. */
export function checkUses(people: readonly VFile[], documents: readonly VFile[]) {
  const shown = peopleShownBy(documents);
  const named = new Set(
    documents.flatMap((file) => [...authorUses(file), ...usesOf(file, 'leader')]).map(({ value }) => value),
  );
  const links = new Set(
    documents.flatMap((file) => documentOf(file).links).map(({ url }) => url.split('#')[0]),
  );
  for (const file of people) {
    const { name } = documentOf(file);
    if (shown.has(file) || named.has(name) || links.has(personPath(name))) continue;
    const reason = `nothing leads to this person: write ${name} at author in an article, at people in a section or at leader of a business, link to ${personPath(name)}, or delete the file`;
    addWarning(file, startOfFile, reason, 'unused-person');
  }
}
