import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { addWarning, startOfFile } from '../content/messages';
import { memoized } from '../markdown/memoized';
import { personPath } from '../schemas/paths.browser';
import { namesInSections, sectionsIn } from '../site/sections';
import { type Use, usesOf } from './uses';

type AuthorUse = Use & { field: 'author' | 'authors' };

/** What the authors of a document are called there, each with the place. */
export const authorUses = memoized((document: VFile): readonly AuthorUse[] =>
  (['author', 'authors'] as const).flatMap((field) =>
    usesOf(document, field).map((use) => ({ ...use, field })),
  ),
);

/** Adds a warning for each person who is neither an author nor shown or linked to: nobody would find the page. */
export function checkUnusedPeople(people: readonly VFile[], documents: readonly VFile[]) {
  const names = people.map((file) => documentOf(file).name);
  const named = new Set<unknown>(
    documents.flatMap((file) => [
      ...namesInSections(sectionsIn(documentOf(file)), names),
      ...[...authorUses(file), ...usesOf(file, 'leader')].map(({ value }) => value),
    ]),
  );
  const links = new Set(
    documents.flatMap((file) => documentOf(file).links).map(({ url }) => url.split('#')[0]),
  );
  for (const file of people) {
    const { name } = documentOf(file);
    if (named.has(name) || links.has(personPath(name))) continue;
    const reason = `nothing leads to this person: write ${name} at author in an article, at people in a section or at leader of a business, link to ${personPath(name)}, or delete the file`;
    addWarning(file, startOfFile, reason, 'unused-person');
  }
}
