import { EditorSelection, type EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import { gapAfter, leaveBlock } from './gaps';

/** The start of the first line of a call-out. */
export const calloutStart = /^\s*>\s*\[!\w+\]/;

/** Leaves a quotation or a call-out from its empty last line, above its speaker, and removes the empty lines there. */
export const leaveQuotation: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state;
  const line = doc.lineAt(selection.main.head);
  if (!selection.main.empty || !isEmptyQuote(line.text)) return false;
  let first = line;
  while (first.number > 1 && isEmptyQuote(doc.line(first.number - 1).text))
    first = doc.line(first.number - 1);
  const isLast = line.number === doc.lines || !doc.line(line.number + 1).text.startsWith('>');
  const leaving = isLast ? leaveBlock(state, { from: first.from, to: line.to }) : leaveSpeaker(state, first);
  if (!leaving) return false;
  dispatch(leaving);
  return true;
};

/** Goes behind the line with the speaker, if only empty lines are above it from a line on, and words before that. */
function leaveSpeaker(state: EditorState, { from }: { from: number }): Transaction | undefined {
  const { doc } = state;
  const [lines, empty = ''] = /^((?:>[ \t]*\n)+)> — .*(?![^\n]|\n>)/.exec(doc.sliceString(from)) ?? [];
  if (!lines || from === 0 || !doc.lineAt(from - 1).text.startsWith('>')) return undefined;
  const end = from + lines.length;
  const separator = '>\n';
  return state.update({
    changes: [
      { from, to: from + empty.length, insert: separator },
      { from: end, insert: `\n\n${gapAfter(state.sliceDoc(end))}` },
    ],
    selection: EditorSelection.cursor(end - empty.length + separator.length + 2),
    scrollIntoView: true,
    userEvent: 'input',
  });
}

function isEmptyQuote(text: string): boolean {
  return /^>\s*$/.test(text);
}

/** A text without the marks in front of the lines of its quotations. */
export function withoutMarks(text: string): string {
  return text.replace(/^(?:> ?)+/gm, '');
}
