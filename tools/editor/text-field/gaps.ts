import type { EditorState } from '@codemirror/state';

/**
 * The line endings that are missing in front of a block at a position, so that an empty line is above it. Below a line
 * with the same start there is none.
 */
export function gapBefore({ doc }: EditorState, position: number, sameStart?: string): string {
  const text = doc.sliceString(0, position);
  const above = text.trimEnd();
  if (above === '') return '';
  const last = above.slice(above.lastIndexOf('\n') + 1);
  const wanted = sameStart && last.startsWith(sameStart) ? 1 : 2;
  return missing(text.slice(above.length), wanted);
}

/** The line endings that are missing behind a block that ends at a position, so that an empty line is below it. */
export function gapAfter({ doc }: EditorState, position: number): string {
  const text = doc.sliceString(position);
  const below = text.trimStart();
  return below === '' ? '' : missing(text.slice(0, text.length - below.length), 2);
}

function missing(space: string, wanted: number): string {
  return '\n'.repeat(Math.max(0, wanted - (space.split('\n').length - 1)));
}
