import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffWords } from 'diff';
import { VFile } from 'vfile';
import { articles } from '../../../lib/articles/collection';
import { type ContentDocument, fieldOf } from '../../../lib/content/document';
import { parseDocument } from '../../../lib/content/parse';
import { isPublic, publicationOf } from '../../../lib/content/publication';

/** More changed words than this are no correction of spelling. */
const few = 5;

/**
 * Of the named articles, those published in an earlier content folder whose text has since changed by more than a few
 * words, although `updated` has not.
 */
export function unmarkedChanges(
  earlierFolder: string,
  folder: string,
  names: readonly string[],
): Set<string> {
  return new Set(
    names.filter((name) => {
      const [before, after] = [articleIn(earlierFolder, name), articleIn(folder, name)];
      return (
        before &&
        after &&
        isPublic(publicationOf(before)) &&
        fieldOf(before, 'updated') === fieldOf(after, 'updated') &&
        changedWords(before.text ?? '', after.text ?? '') > few
      );
    }),
  );
}

function articleIn(folder: string, name: string): ContentDocument | undefined {
  const path = join(folder, articles.path, `${name}${articles.extension}`);
  if (!existsSync(path)) return undefined;
  return parseDocument(new VFile({ path, value: readFileSync(path) }), articles);
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
