import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type TransactionSpec,
} from '@codemirror/state';
import type { ToolbarButton } from '../../../lib/text/buttons';
import { calloutStart, selectedLines } from './selectedLines';
import { cellsOf, isRow } from './tables';

/**
 * Puts marks such as `**` around the selected words of each line, or removes them. A caret in front of closing marks goes
 * behind them.
 */
export function toggleMarks(state: EditorState, { body: [mark = ''] }: ToolbarButton): TransactionSpec {
  const [sign = ''] = mark.split('$');
  const words = wordsOfLines(state);
  const [start, end] = [words[0]?.from, words.at(-1)?.to];
  if (start === undefined || end === undefined) return {};
  // Marks can end on another line than they start.
  const whole = { from: start, to: end };
  const ranges = marksOf(state, whole, sign).unmarking
    ? [whole]
    : words.map((range) => withNeighbours(state, range, sign));
  const marked = ranges.map((range) => ({ ...range, ...marksOf(state, range, sign) }));
  const removes = marked.every(({ unmarking }) => unmarking);
  const closing = removes ? undefined : endMarks(state, sign);
  if (closing) return closing;
  const changes = marked.flatMap(({ from, to, unmarking = [], inner, opens, closes }): ChangeSpec[] => {
    if (removes) return unmarking;
    return [
      opens ? { from, insert: sign } : [],
      inner.map((start) => ({ from: start, to: start + sign.length })),
      closes ? { from: to, insert: sign } : [],
    ];
  });
  const map = state.changes(changes);
  const added = (isAdded: boolean) => (isAdded && !removes ? sign.length : 0);
  const side = removes ? 1 : -1;
  const anchor = map.mapPos(start, side) + added(marked[0]?.opens === true);
  const head = map.mapPos(end, -side) - added(marked.at(-1)?.closes === true);
  return {
    changes,
    selection: EditorSelection.range(anchor, head),
  };
}

/** Moves a caret behind the closing marks, with the spaces in front of it: they would keep the marks from closing. */
function endMarks(state: EditorState, sign: string): TransactionSpec | undefined {
  const { doc, selection } = state;
  const { head, empty } = selection.main;
  const paragraph = paragraphBefore(doc.sliceString(0, head));
  const isOpen = signsIn(paragraph, sign).length % 2 === 1;
  if (!empty || !isOpen || starsAfter(state, head).length < sign.length) return undefined;
  const spaces = / *$/.exec(paragraph)?.[0] ?? '';
  return {
    changes: [
      { from: head - spaces.length, to: head },
      { from: head + sign.length, insert: spaces },
    ],
    selection: EditorSelection.cursor(head + sign.length),
  };
}

type Range = { from: number; to: number };

/** The selected words of each line and cell, without spaces and marks of emphasis around them. */
function wordsOfLines(state: EditorState): Range[] {
  const { from, to } = state.selection.main;
  if (state.sliceDoc(from, to).trim() === '') return [{ from: to, to }];
  return selectedLines(state)
    .flatMap(partsOf)
    .map((part) => trimmed(state, { from: Math.max(from, part.from), to: Math.min(to, part.to) }))
    .filter((words) => words.from < words.to);
}

/**
 * A range without the spaces and marks at its ends. Marks do not open between a letter and punctuation, nor close
 * between punctuation and a letter.
 */
function trimmed(state: EditorState, { from, to }: Range): Range {
  const text = state.sliceDoc(from, to);
  const first = from + text.search(/[^\s*]|$/);
  const words = text.replace(/^[\s*]+|[\s*]+$/g, '');
  const last = first + words.length;
  const isLetter = (position: number) => /[\p{L}\p{N}]/u.test(state.sliceDoc(position, position + 1));
  const start = isLetter(first - 1) ? words.search(/[^\s.,;:!?)…–—-]|$/) : 0;
  const end = isLetter(last) ? words.replace(/[\s.,;:!?(…–—-]+$/, '').length : words.length;
  return { from: first + start, to: first + end };
}

/**
 * The words of a line behind markers of quotations, headings, lists and notes; of a table, those of each cell. Marks around
 * the first line of a call-out or the line below the heading of a table would turn these into plain text.
 */
function partsOf(line: Line): readonly Range[] {
  if (calloutStart.test(line.text) || /^[\s|:-]*-[\s|:-]*$/.test(line.text)) return [];
  if (isRow(line.text)) return cellsOf(line);
  const markers = /^(?:\s|>|#+\s|[-*+]\s|\d+[.)]\s|\[\^[^\]]+\]:\s)*/.exec(line.text)?.[0] ?? '';
  return [{ from: line.from + markers.length, to: line.to }];
}

/**
 * The changes that take the marks from a range that is marked as a whole. Another range needs an opening or closing sign
 * unless it starts or ends among marked words, and the signs inside it, `inner`, would end the marks too early.
 */
function marksOf(state: EditorState, range: Range, sign: string) {
  const text = state.doc.toString();
  const signs = signsIn(text, sign);
  const inner = signs.filter((start) => start >= range.from && start < range.to);
  if (inner.length === 0) {
    const unmarking = hasMarks(state, range, sign)
      ? [
          { from: range.from - sign.length, to: range.from },
          { from: range.to, to: range.to + sign.length },
        ]
      : unmarkingInside(text, range, sign);
    return { unmarking, inner, opens: !unmarking, closes: !unmarking };
  }
  const isOpen = openSign(text, range, sign) !== undefined;
  return { inner, opens: !isOpen, closes: isOpen === (inner.length % 2 === 1) };
}

/** A range with the marks that end right in front of it or open right behind it: beside them, others would show. */
function withNeighbours(state: EditorState, range: Range, sign: string): Range {
  const text = state.doc.toString();
  const signs = signsIn(text, sign);
  const isOpenAt = (position: number) => openSign(text, { from: position, to: position }, sign) !== undefined;
  const [before, behind] = [range.from - sign.length, range.to];
  return {
    from: signs.includes(before) && !isOpenAt(range.from) ? before : range.from,
    to: signs.includes(behind) && !isOpenAt(behind) ? behind + sign.length : range.to,
  };
}

/** Where the marks that are open in front of a range start; undefined if there are none. */
function openSign(text: string, { from }: Range, sign: string): number | undefined {
  const paragraph = from - paragraphBefore(text.slice(0, from)).length;
  const before = signsIn(text, sign).filter((start) => start >= paragraph && start < from);
  return before.length % 2 === 1 ? before.at(-1) : undefined;
}

/**
 * The changes that end the marks around a range in front of it, and open them again behind it. Marks neither end nor open
 * beside spaces, punctuation and symbols, nor inside a link or code.
 */
function unmarkingInside(text: string, range: Range, sign: string): ChangeSpec[] | undefined {
  const open = openSign(text, range, sign);
  const close = signsIn(text, sign).find((start) => start >= range.to);
  if (range.from === range.to || open === undefined || close === undefined) return undefined;
  const start = open + sign.length;
  if (/[[\]`]|\n\s*\n/.test(text.slice(start, close))) return undefined;
  const before = text.slice(start, range.from).replace(/[\s\p{P}\p{S}]+$/u, '');
  const behind = text.slice(range.to, close).replace(/^[\s\p{P}\p{S}]+/u, '');
  return [
    before ? { from: start + before.length, insert: sign } : { from: open, to: start },
    behind ? { from: close - behind.length, insert: sign } : { from: close, to: close + sign.length },
  ];
}

/** The paragraph at the end of a text. */
function paragraphBefore(text: string): string {
  return text.split(/\n\s*\n/).at(-1) ?? '';
}

/** Where the opening and closing signs of a text start. */
function signsIn(text: string, sign: string): number[] {
  const stars = [...text.matchAll(/(?<=[^\s\\*])\*+|(?<!\\)\*+(?=[^\s*])/g)];
  return stars.filter(([{ length }]) => length >= sign.length).map(({ index }) => index);
}

/** Whether marks are right around a range. */
function hasMarks(state: EditorState, { from, to }: Range, sign: string): boolean {
  const before = /\**$/.exec(state.doc.sliceString(0, from))?.[0] ?? '';
  return before.length >= sign.length && starsAfter(state, to).length >= sign.length;
}

function starsAfter({ doc }: EditorState, position: number): string {
  return /^\**/.exec(doc.sliceString(position))?.[0] ?? '';
}
