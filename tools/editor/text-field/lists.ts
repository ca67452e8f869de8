import type { StateCommand } from '@codemirror/state';
import { leaveBlock } from './gaps';

export const itemStart = /^\s*(?:[-*+]|\d+[.)])\s/;
const emptyItem = /^(?:[-*+]|\d+[.)])\s*$/;

/**
 * Leaves a list from its empty last item with an empty line, as a word processor does. Without it, the next paragraph
 * would be part of the last item.
 */
export const leaveList: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state;
  const line = doc.lineAt(selection.main.head);
  const next = line.number < doc.lines ? doc.line(line.number + 1).text : '';
  if (!selection.main.empty || !emptyItem.test(line.text) || itemStart.test(next)) return false;
  dispatch(leaveBlock(state, line));
  return true;
};
