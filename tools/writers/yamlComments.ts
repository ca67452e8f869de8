import { type Document, isScalar, type Scalar, visit, type YAMLMap } from 'yaml';

/**
 * Moves comments below an empty field above the next one. `yaml` would write them on the line of the empty field, as if
 * they were about its value.
 */
export function separateComments(document: Document, source: string): void {
  visit(document, {
    Map(_, map) {
      for (const [index, { value }] of map.items.entries()) {
        if (!isScalar(value) || value.source !== '' || !value.comment) continue;
        const isOnItsLine = /^[ \t]*#/.test(source.slice(value.range?.[0]));
        if (isOnItsLine && !value.comment.includes('\n')) continue;
        addComment(map, index + 1, value.comment);
        value.comment = undefined;
      }
    },
  });
}

/** Deletes a field. The comment above it stays: it can be about more than this field. */
export function deleteField(map: YAMLMap, name: string): void {
  const index = map.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  const [deleted] = index < 0 ? [] : map.items.splice(index, 1);
  addComment(map, index, (deleted?.key as Scalar | undefined)?.commentBefore);
}

/** Adds a comment above the field at an index, or below the last field. */
function addComment(map: YAMLMap, index: number, comment: string | null | undefined): void {
  if (!comment) return;
  const key = map.items[index]?.key as Scalar | undefined;
  const joined = (other: string | null | undefined) => (other ? `${comment}\n${other}` : comment);
  if (key) Object.assign(key, { commentBefore: joined(key.commentBefore), spaceBefore: false });
  else map.comment = joined(map.comment);
}
