import type { EditorState, Transaction } from '@codemirror/state';

/**
 * The line endings that are missing in front of a block at a position, so that an empty line is above it. Below a line
 * that matches `sameKind` there is none.
 */
export function gapBefore({ doc }: EditorState, position: number, sameKind?: RegExp): string {
  const text = doc.sliceString(0, position);
  const above = text.trimEnd();
  if (above === '') return '';
  const last = above.slice(above.lastIndexOf('\n') + 1);
  const wanted = sameKind?.test(last) ? 1 : 2;
  return missing(text.slice(above.length), wanted);
}

/** The line endings that are missing behind a block that ends at a position, so that an empty line is below it. */
export function gapAfter({ doc }: EditorState, position: number): string {
  const text = doc.sliceString(position);
  const below = text.trimStart();
  return below === '' ? '' : missing(text.slice(0, text.length - below.length), 2);
}

/** Leads out of a block: replaces the empty lines at its end by one in front of the cursor. */
export function leaveBlock(state: EditorState, { from, to }: { from: number; to: number }): Transaction {
  const gap = gapBefore(state, from);
  return state.update({
    changes: { from, to, insert: gap + gapAfter(state, to) },
    selection: { anchor: from + gap.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function missing(space: string, wanted: number): string {
  return '\n'.repeat(Math.max(0, wanted - (space.split('\n').length - 1)));
}
