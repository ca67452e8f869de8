import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type Line,
  type TransactionSpec,
} from '@codemirror/state';
import type { ToolbarButton } from './buttons';
import { gapAfter, gapBefore } from './gaps';
import { linesAround, selectedLines } from './lines';
import { itemStart } from './lists';
import { calloutStart, withoutMarks } from './quotations';
import { isRow } from './tables';

/** The markers of a heading or an item at the start of a line, of any level, as pasted documents have them. */
const markersAtStart = /^\s*(?:(?:#+|[-*+]|\d+[.)]) +)+/;

/**
 * Puts a marker such as `## ` in front of each selected line, in place of those of headings and lists, or removes it from
 * all of them. Items of lists keep their indentation, and quotations their marks. With a caret in a list of the other kind,
 * all its items change.
 */
export function toggleMarkers(state: EditorState, { body, group }: ToolbarButton): TransactionSpec {
  const { doc, selection } = state;
  const [marker = ''] = body[0]?.split('$') ?? [];
  const lines = linesToMark(state).map(insideQuotation);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return {};
  const isList = group === 'lists';
  const isItem = (number: number) =>
    isList && number >= 1 && number <= doc.lines && itemStart.test(insideQuotation(doc.line(number)).text);
  // An item can have any number.
  const removes = lines.every(({ text }) => text.trimStart().replace(/^\d+/, '1').startsWith(marker));
  if (selection.main.empty && isItem(first.number) && !removes) return changeList(state, first, marker);
  const markerChanges = lines.flatMap((line, index): ChangeSpec[] => {
    const [marked = ''] = markersAtStart.exec(line.text) ?? /^\s*/.exec(line.text) ?? [];
    const start = line.from + marked.length;
    // Headings are bold without marks.
    const isBold = !isList && /^\*\*[^*]+\*\*\s*$/.test(state.sliceDoc(start, line.to));
    const [to, end] = [start + (isBold ? 2 : 0), line.from + line.text.lastIndexOf('**')];
    // Without a gap, words that leave a list would be part of the item above.
    const needsGap = line === first && (removes ? isList : line.marks === '' && !isItem(first.number - 1));
    const lineStart = line.from - line.marks.length;
    const gap = needsGap ? gapBefore(withoutMarks(state.sliceDoc(0, lineStart))) : '';
    const gapChange = { from: lineStart, insert: gap.replaceAll('\n', `${line.marks.trimEnd()}\n`) };
    if (removes) return [gapChange, { from: line.from, to: start }];
    const indentation = (isList && /^\s*/.exec(line.text)?.[0]) || '';
    const insert = indentation + marker.replace(/\d+/, String(index + 1));
    return [
      gapChange,
      // A caret in front of spaces would stay there if the marker replaced them.
      markersAtStart.test(line.text)
        ? { from: line.from, to, insert }
        : [
            { from: line.from, insert },
            { from: line.from, to },
          ],
      isBold ? { from: end, to: end + 2 } : [],
    ];
  });
  const needsGap = (isList || last.marks === '') && removes === isItem(last.number + 1);
  const lineEnds = needsGap ? gapAfter(withoutMarks(state.sliceDoc(last.to))) : '';
  const gap = lineEnds.replaceAll('\n', `\n${last.marks.trimEnd()}`);
  // The caret stays in front of the gap.
  const map = state.changes(markerChanges);
  const { anchor, head } = selection.main;
  return {
    changes: [...markerChanges, { from: last.to, insert: gap }],
    selection: EditorSelection.range(map.mapPos(anchor, 1), map.mapPos(head, 1)),
  };
}

/** A line behind the marks of the quotation that it is in. */
type LineText = Pick<Line, 'number' | 'from' | 'to' | 'text'> & { marks: string };

function insideQuotation({ number, from, to, text }: Line): LineText {
  const [marks = ''] = /^(?:\s*> ?)*/.exec(text) ?? [];
  return { number, from: from + marks.length, to, text: text.slice(marks.length), marks };
}

/** Gives all items of the list that a line is in another marker, and indents the lines inside them as it needs. */
function changeList({ doc }: EditorState, item: LineText, marker: string): TransactionSpec {
  // A list that is in no quotation can have one in an item.
  const inside = (line: Line): LineText =>
    item.marks === '' ? { ...line, marks: '' } : insideQuotation(line);
  const depth = depthOf(item);
  const isNumbered = ({ text }: LineText) => /^\s*\d/.test(text);
  const isItem = (line: LineText) =>
    depthOf(line) === depth && itemStart.test(line.text) && isNumbered(line) === isNumbered(item);
  const belongs = (line: LineText) =>
    line.marks.trim() === item.marks.trim() && (isItem(line) || depthOf(line) > depth);
  const lines = linesAround(doc, item.from, (line) => belongs(inside(line))).map(inside);
  const changes: ChangeSpec[] = [];
  let count = 0;
  let shift = 0;
  for (const line of lines) {
    if (isItem(line)) {
      count += 1;
      const before = markersAtStart.exec(line.text)?.[0].trimStart() ?? '';
      const after = marker.replace(/\d+/, String(count));
      const from = line.from + depth;
      changes.push({ from, to: from + before.length, insert: after });
      shift = after.length - before.length;
    } else if (line.text.trim() !== '') {
      const { from, text } = line;
      // Fewer spaces than a marker needs, or a tab, can be in front of the next line of an item.
      const spaces = Math.min(-shift, text.search(/[^ ]/));
      changes.push(shift < 0 ? { from, to: from + spaces } : { from, insert: ' '.repeat(shift) });
    }
  }
  return { changes };
}

/** The number of spaces in front of a line; for an empty line, more than for any other. */
function depthOf({ text }: LineText): number {
  return text.trim() === '' ? Number.POSITIVE_INFINITY : text.search(/\S/);
}

/**
 * The lines that are selected, without empty ones; the line of the caret. A marker would make plain text of the first line of
 * a call-out and of the rows of a table.
 */
function linesToMark(state: EditorState): Line[] {
  const lines = selectedLines(state).filter(
    (line) => !isRow(insideQuotation(line).text) && !calloutStart.test(line.text),
  );
  const filled = lines.filter(({ text }) => text.trim() !== '');
  return filled.length > 0 ? filled : lines.slice(0, 1);
}
