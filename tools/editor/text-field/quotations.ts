import type { StateCommand } from '@codemirror/state';
import { leaveBlock } from './gaps';

/** Leaves a quotation or a call-out from its empty last line, and removes the empty lines at its end. */
export const leaveQuotation: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state;
  const line = doc.lineAt(selection.main.head);
  const isLast = line.number === doc.lines || !doc.line(line.number + 1).text.startsWith('>');
  if (!selection.main.empty || !isEmptyQuote(line.text) || !isLast) return false;
  let first = line;
  while (first.number > 1 && isEmptyQuote(doc.line(first.number - 1).text))
    first = doc.line(first.number - 1);
  dispatch(leaveBlock(state, { from: first.from, to: line.to }));
  return true;
};

function isEmptyQuote(text: string): boolean {
  return /^>\s*$/.test(text);
}
