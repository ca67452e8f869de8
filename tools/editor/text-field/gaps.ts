import type { EditorState, Transaction } from '@codemirror/state';

/**
 * The line endings that are missing at the end of a text in front of a block, so that an empty line is above it. Below a line
 * that matches `sameKind` there is none.
 */
export function gapBefore(text: string, sameKind?: RegExp): string {
  const above = text.trimEnd();
  if (above === '') return '';
  const last = above.slice(above.lastIndexOf('\n') + 1);
  const wanted = sameKind?.test(last) ? 1 : 2;
  return missing(text.slice(above.length), wanted);
}

/** The line endings that are missing at the start of a text behind a block, in the same way. */
export function gapAfter(text: string, sameKind?: RegExp): string {
  const below = text.trimStart();
  const wanted = sameKind?.test(below) ? 1 : 2;
  return below === '' ? '' : missing(text.slice(0, text.length - below.length), wanted);
}

/** Leads out of a block: replaces the empty lines at its end by one in front of the cursor. */
export function leaveBlock(state: EditorState, { from, to }: { from: number; to: number }): Transaction {
  const gap = gapBefore(state.sliceDoc(0, from));
  return state.update({
    changes: { from, to, insert: gap + gapAfter(state.sliceDoc(to)) },
    selection: { anchor: from + gap.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function missing(space: string, wanted: number): string {
  return '\n'.repeat(Math.max(0, wanted - (space.split('\n').length - 1)));
}
