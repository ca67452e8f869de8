import type { EditorState, TransactionSpec } from '@codemirror/state';
import { gapAfter, gapBefore } from '../gaps';
import { itemStart } from '../lists';
import { withoutMarks } from '../quotations';
import { isInCell } from '../tables';

type Range = { from: number; to: number };

/** Markdown, and whether it is more than words in a line. */
type Converted = { markdown: string; isBlock: boolean };

/**
 * The change that pastes Markdown, or the plain text if there is none. In a cell of a table it has one line, and in a quotation
 * or call-out each line has the marks of that.
 */
export function pasting(state: EditorState, converted: Converted | undefined, text: string): TransactionSpec {
  const { from, to } = state.selection.main;
  // Excel ends the text of a cell with a line ending.
  const plain = text.replace(/\r\n?/g, '\n').replace(/\s*\n$/, '');
  const words = converted && !converted.isBlock ? converted.markdown : plain;
  if (isInCell(state))
    return replacing({ from, to }, words.replace(/\s*[\n\t]\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|'));
  const lineStart = state.doc.lineAt(from).from;
  const marks = /^(?:> ?)*/.exec(state.sliceDoc(lineStart, from))?.[0] ?? '';
  if (!converted?.isBlock) return replacing({ from, to }, withMarks(words, marks));
  const { range, block } = placed(state, lineStart + marks.length, converted.markdown);
  const [first, last] = [block, block.slice(block.lastIndexOf('\n') + 1)].map(kindOf);
  const above = gapBefore(withoutMarks(state.sliceDoc(0, range.from)), first);
  const below = gapAfter(withoutMarks(state.sliceDoc(range.to)), last);
  return replacing(range, withMarks(above + block + below, marks));
}

/** What needs no empty line beside a line: an item beside an item. */
function kindOf(line: string): RegExp | undefined {
  return itemStart.test(line) ? itemStart : undefined;
}

/** A line with nothing, or with only the marker of a heading or an item. */
const emptyLine = /^(?<indentation>\s*)(?:(?<level>#+)|[-*+]|\d+[.)])?\s*$/;

/**
 * A block and the range that it replaces: a line whose words are all selected, with its marker, because headings and lists bring
 * theirs, or only what is selected. `start` is behind the marks of a quotation. Headings get the level that is there, and
 * items go into the list of the item with the caret, or below its number.
 */
function placed({ doc, selection }: EditorState, start: number, markdown: string) {
  const { from, to } = selection.main;
  const end = doc.lineAt(to).to;
  const left = doc.sliceString(start, from) + doc.sliceString(to, end);
  const { indentation, level } = emptyLine.exec(left)?.groups ?? {};
  if (indentation === undefined) {
    const isItem = itemStart.test(left) && itemStart.test(markdown);
    return {
      range: { from, to },
      block: isItem ? indented(markdown, indentationBelow(left, markdown)) : markdown,
    };
  }
  const first = /^#+(?= )/.exec(markdown)?.[0];
  const added = level && first ? level.length - first.length : 0;
  const block = markdown.replace(/^#+(?= )/gm, (marks) => '#'.repeat(Math.min(6, marks.length + added)));
  return { range: { from: start, to: end }, block: indented(block, indentation) };
}

/** The indentation of items that belong below or beside an item: bullets belong to the number above them. */
function indentationBelow(item: string, items: string): string {
  const [outer = ''] = /^\s*/.exec(item) ?? [];
  return /^\s*\d/.test(item) && !/^\d/.test(items) ? `${outer}    ` : outer;
}

function indented(text: string, indentation: string): string {
  return text.replace(/^(?=.)/gm, indentation);
}

function replacing(range: Range, insert: string): TransactionSpec {
  return { changes: { ...range, insert }, selection: { anchor: range.from + insert.length } };
}

/** Text with the marks of a quotation in front of its lines but the first, which goes on where the caret is. */
function withMarks(text: string, marks: string): string {
  return text.replaceAll('\n', `\n${marks}`).replaceAll(`${marks}\n`, `${marks.trimEnd()}\n`);
}
