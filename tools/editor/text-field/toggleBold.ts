import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state';
import { selectedLines } from './lines';
import { calloutStart } from './quotations';
import { cellsOf, isRow } from './tables';

const delimiter = '**';

/** Words; if they are bold, with their delimiters. */
type Range = { from: number; to: number };

/** Makes the selected words of each line bold, with the bold words that they touch, or plain if all of them are bold. */
export function toggleBold(state: EditorState): TransactionSpec {
  const text = state.doc.toString();
  if (state.sliceDoc(state.selection.main.from, state.selection.main.to).trim() === '')
    return toggleAtCaret(text, state.selection.main.to);
  const code = codeIn(text);
  const words = wordsOfLines(state).filter(({ from, to }) => !isInside(from, code) && !isInside(to, code));
  const [start, end] = [words[0]?.from, words.at(-1)?.to];
  if (start === undefined || end === undefined) return {};
  const touched = rangesOf(text, 'StrongEmphasis').filter(({ from, to }) =>
    words.some((range) => range.from <= to && range.to >= from),
  );
  const isBold = words.every((range) => touched.some((bold) => isPartOf(range, bold)));
  const remaining = isBold
    ? touched.flatMap((bold) => without(words, bold, text))
    : joined([...touched, ...words]);
  const removed = isBold
    ? touched.flatMap(({ from, to }) => [from, to - delimiter.length])
    : delimitersIn(remaining, text).filter((position) => !isInside(position, code));
  const changes = state.changes([
    ...removed.map((from) => ({ from, to: from + delimiter.length })),
    ...remaining.flatMap(({ from, to }) => [
      { from, insert: delimiter },
      { from: to, insert: delimiter },
    ]),
  ]);
  return { changes, selection: EditorSelection.range(changes.mapPos(start, 1), changes.mapPos(end, -1)) };
}

/**
 * Moves a caret beside delimiters to their other side, and removes delimiters without words. In front of closing ones,
 * spaces move with it, which would keep them from closing.
 */
function toggleAtCaret(text: string, caret: number): TransactionSpec {
  if (isInside(caret, codeIn(text))) return {};
  const around = { from: caret - delimiter.length, to: caret + delimiter.length };
  if (text.slice(around.from, around.to) === delimiter + delimiter) return { changes: around };
  const bold = rangesOf(text, 'StrongEmphasis');
  if (bold.some(({ from }) => from === caret)) return { selection: { anchor: around.to } };
  if (bold.some(({ to }) => to === caret)) return { selection: { anchor: around.from } };
  const [spaces = ''] = / *$/.exec(text.slice(0, caret)) ?? [];
  const end = caret - spaces.length;
  const closed = text.slice(0, end) + delimiter + spaces + text.slice(around.to);
  const isClosing =
    text.startsWith(delimiter, caret) &&
    rangesOf(closed, 'StrongEmphasis').some(({ to }) => to - delimiter.length === end);
  const changes = isClosing
    ? [
        { from: end, to: caret },
        { from: around.to, insert: spaces },
      ]
    : [{ from: caret, insert: delimiter + delimiter }];
  return { changes, selection: { anchor: around.to } };
}

/** The ranges of the Markdown parser's nodes with one of these names. */
function rangesOf(text: string, ...names: string[]): Range[] {
  const found: Range[] = [];
  markdownLanguage.parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (names.includes(name)) found.push({ from, to });
    },
  });
  return found;
}

/** Where pages would show delimiters: in code blocks, and between the backticks of inline code. */
function codeIn(text: string): Range[] {
  const inline = rangesOf(text, 'InlineCode').map(({ from, to }) => ({ from: from + 1, to: to - 1 }));
  return [...rangesOf(text, 'FencedCode', 'CodeBlock'), ...inline];
}

function isInside(position: number, ranges: readonly Range[]): boolean {
  return ranges.some(({ from, to }) => from <= position && position <= to);
}

/** Bold words without their delimiters. */
function withoutDelimiters({ from, to }: Range): Range {
  return { from: from + delimiter.length, to: to - delimiter.length };
}

function isPartOf({ from, to }: Range, bold: Range): boolean {
  const words = withoutDelimiters(bold);
  return words.from <= from && to <= words.to;
}

/** The selected words of each line and cell, without spaces and delimiters of emphasis around them. */
function wordsOfLines(state: EditorState): Range[] {
  const { from, to } = state.selection.main;
  return selectedLines(state)
    .flatMap(partsOf)
    .map((part) => trimmed(state, { from: Math.max(from, part.from), to: Math.min(to, part.to) }))
    .filter((words) => words.from < words.to);
}

/**
 * A range without the spaces and delimiters at its ends. Delimiters do not open between a letter and punctuation, nor close between
 * punctuation and a letter.
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
 * The words of a line behind markers of quotations, headings, lists and notes; of a table, those of each cell. Delimiters around
 * the first line of a call-out or the line below the heading of a table would turn these into plain text.
 */
function partsOf(line: Line): readonly Range[] {
  if (calloutStart.test(line.text) || /^[\s|:-]*-[\s|:-]*$/.test(line.text)) return [];
  if (isRow(line.text)) return cellsOf(line);
  const markers = /^(?:\s|>|#+\s|[-*+]\s|\d+[.)]\s|\[\^[^\]]+\]:\s)*/.exec(line.text)?.[0] ?? '';
  return [{ from: line.from + markers.length, to: line.to }];
}

/** What stays bold. Delimiters neither close nor open beside spaces, punctuation and symbols, nor inside a link or code. */
function without(words: readonly Range[], bold: Range, text: string): Range[] {
  const whole = withoutDelimiters(bold);
  const inside = words.filter((range) => isPartOf(range, bold));
  const ends = [...inside.map(({ from }) => from), whole.to];
  const remaining = [whole.from, ...inside.map(({ to }) => to)].flatMap((start, index): Range[] => {
    const part = text.slice(start, ends[index]);
    const from = index === 0 ? 0 : part.search(/[^\s\p{P}\p{S}]|$/u);
    const to = index === inside.length ? part.length : part.replace(/[\s\p{P}\p{S}]+$/u, '').length;
    return from < to ? [{ from: start + from, to: start + to }] : [];
  });
  return remaining.length > 0 && /[[\]`]/.test(text.slice(whole.from, whole.to)) ? [whole] : remaining;
}

/** Ranges in order, those joined that touch. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** Where the delimiters in ranges start, which would end the bold words around them too early. */
function delimitersIn(ranges: readonly Range[], text: string): number[] {
  return ranges.flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/(?<=[^\s\\])\*\*|(?<!\\)\*\*(?=\S)/g)].map(
      ({ index }) => from + index,
    ),
  );
}
