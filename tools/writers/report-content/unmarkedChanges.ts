import { diffWords } from 'diff';
import { articles } from '../../../lib/articles/collection';
import { type ContentDocument, fieldOf } from '../../../lib/content/document';
import { isPublic, publicationOf } from '../../../lib/content/publication';
import { readContent } from '../../../lib/content/readContent';

/** More changed words than this are no correction of spelling. */
const few = 5;

/**
 * The slugs of the articles published in an earlier content folder whose text has since changed by more than a few
 * words, although `updated` has not.
 */
export function unmarkedChanges(earlierFolder: string, folder: string): Set<string> {
  const published = articlesIn(earlierFolder).filter((before) => isPublic(publicationOf(before)));
  const later = new Map(articlesIn(folder).map((after) => [after.name, after]));
  const changed = published.filter((before) => {
    const after = later.get(before.name);
    return (
      after &&
      fieldOf(before, 'updated') === fieldOf(after, 'updated') &&
      changedWords(before.text ?? '', after.text ?? '') > few
    );
  });
  return new Set(changed.map(({ name }) => name));
}

function articlesIn(folder: string): ContentDocument[] {
  return readContent(folder, [articles]).flatMap(({ data }) => data.document ?? []);
}

/** How many words were added or removed, whichever are more. */
function changedWords(before: string, after: string): number {
  const changes = diffWords(before, after);
  const words = (isOfKind: (change: (typeof changes)[number]) => boolean) =>
    changes.filter(isOfKind).flatMap(({ value }) => value.match(/\p{L}+|\d+/gu) ?? []).length;
  return Math.max(
    words(({ added }) => added),
    words(({ removed }) => removed),
  );
}
