import type { EditorState, Line, StateCommand, TransactionSpec } from '@codemirror/state';
import { leaveBlock } from './gaps';
import { linesAround } from './lines';

/** The start and end of a cell between its `|`, and of the words in it. */
type Cell = { start: number; end: number; from: number; to: number };

/** Selects the words of the next cell of a table. Behind the last cell it adds a row. */
export const selectNextCell: StateCommand = ({ state, dispatch }) => {
  const rows = tableAround(state);
  const last = rows.at(-1);
  if (!last) return false;
  const cells = rows.flatMap(cellsOf);
  const next = cells.find(({ start }) => start > state.selection.main.to);
  dispatch(state.update(next ? selectionOf(next) : rowBelow(last, rows)));
  return true;
};

/** Selects the words of the cell before. */
export const selectPreviousCell: StateCommand = ({ state, dispatch }) => {
  const cells = tableAround(state).flatMap(cellsOf);
  const previous = cells.findLast(({ end }) => end < state.selection.main.from);
  if (!previous) return false;
  dispatch(state.update(selectionOf(previous)));
  return true;
};

function selectionOf({ from, to }: Cell): TransactionSpec {
  return { selection: { anchor: from, head: to }, scrollIntoView: true, userEvent: 'select' };
}

/** Adds a row below the one with the caret, and leads out of the table from an empty last row: a line ending would cut a row in two. */
export const pressEnterInTable: StateCommand = ({ state, dispatch }) => {
  const { head } = state.selection.main;
  const lines = linesOfTable(state);
  const [heading, delimiter] = lines;
  const row = lines.find(({ from, to }) => from <= head && head <= to);
  // In front of a table, a line ending moves it down.
  if (!row || !heading || !delimiter || head === heading.from) return false;
  const isEmpty = cellsOf(row).every(({ from, to }) => from === to);
  if (isEmpty && row === lines.at(-1)) dispatch(leaveBlock(state, row));
  else {
    const above = head === row.from ? state.doc.line(row.number - 1) : row;
    dispatch(state.update(rowBelow(above.number < delimiter.number ? delimiter : above, lines)));
  }
  return true;
};

/** A change that adds an empty row below a line of a table, with the caret in its first cell. */
function rowBelow({ to }: Line, [heading]: readonly Line[]): TransactionSpec {
  const cells = heading ? cellsOf(heading).length : 1;
  return {
    changes: { from: to, insert: `\n${'|  '.repeat(cells)}|` },
    selection: { anchor: to + '\n| '.length },
    scrollIntoView: true,
    userEvent: 'input',
  };
}

/** Adds a column on the right of the table with the caret, and selects its heading; undefined outside tables. */
export function addColumn(state: EditorState): TransactionSpec | undefined {
  const [heading, delimiter, ...others] = linesOfTable(state);
  if (!heading || !delimiter) return undefined;
  const cell = (line: Line, content: string) => ({
    from: line.from + line.text.trimEnd().length,
    insert: ` ${content} |`,
  });
  const words = 'Heading';
  const added = cell(heading, words);
  const start = added.from + ' '.length;
  return {
    changes: [added, cell(delimiter, '---'), ...others.map((line) => cell(line, 'Words'))],
    selection: { anchor: start, head: start + words.length },
  };
}

/** Whether the selection is in a cell of a table. */
export function isInCell(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  return tableAround(state).some((row) => cellsOf(row).some(({ start, end }) => start <= from && to <= end));
}

/** Whether the selection is in a table and leaves out some of its lines, from which a block around the others would part it. */
export function isInTable(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  const lines = linesOfTable(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || from < first.from || to > last.to) return false;
  return from > first.to || to < last.from;
}

/** Whether a line is a row of a table that starts and ends with `|`. */
export function isRow(text: string): boolean {
  return /^\s*\|.*\|\s*$/.test(text);
}

/** The rows of the table with the caret, without the line below its heading; none outside tables. */
function tableAround(state: EditorState): Line[] {
  return linesOfTable(state).filter((_, index) => index !== 1);
}

/** The heading of the table with the caret, the line below it and the other rows; none outside tables. */
function linesOfTable({ doc, selection }: EditorState): Line[] {
  const rows = linesAround(doc, selection.main.head, ({ text }) => isRow(text));
  return /^[\s|:-]+$/.test(rows[1]?.text ?? '') ? rows : [];
}

/** The cells of a row. */
export function cellsOf({ text, from: lineStart }: Line): Cell[] {
  return [...text.matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(({ index, 1: content = '' }) => {
    const start = lineStart + index + 1;
    const words = content.trim();
    // The caret is behind the first space of an empty cell.
    const from = start + (words ? content.indexOf(words) : Math.min(1, content.length));
    return { start, end: start + content.length, from, to: from + words.length };
  });
}
