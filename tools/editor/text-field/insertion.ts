import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ToolbarButton } from './buttons';
import { existingAt, replacement } from './existing';
import { gapAfter, gapBefore } from './gaps';
import { linesAround } from './lines';
import { addColumn, isInTable, isRow } from './tables';
import {
  type Answers,
  asksForWords,
  exampleEnd,
  fillLine,
  isUnanswered,
  openStop,
  stopsOf,
} from './template';
import { toggleBold } from './toggleBold';
import { toggleMarkers } from './toggleMarkers';

/** The change that a button makes to a text and its selection. `answers` are those to the questions of the button. */
export function insertion(
  state: EditorState,
  button: ToolbarButton,
  buttons: readonly ToolbarButton[],
  answers: Answers = {},
): TransactionSpec {
  if (button.place === 'lines') return toggleMarkers(state, button);
  const existing = existingAt(state, button, buttons);
  if (existing) return replacement(existing, answers);
  const column = isRow(button.body[0] ?? '') && addColumn(state);
  if (column) return column;
  if (button.place === 'block' || (asksForWords(button) && needsOwnParagraph(state)))
    return insertBlock(state, button, answers);
  return button.questions ? insertWords(state, button, answers) : toggleBold(state);
}

/** The selected words, without the spaces around them; none if they are on several lines, which a link would join. */
export function selectedWords({ selection, doc }: EditorState): { from: number; to: number; text: string } {
  const { from, to } = selection.main;
  const selected = doc.sliceString(from, to);
  const end = from + selected.trimEnd().length;
  const text = selected.trim();
  if (text === '') return { from: to, to, text };
  return text.includes('\n') ? { from: end, to: end, text: '' } : { from: end - text.length, to: end, text };
}

/** The number of the next footnote of a text. */
export function nextFootnote({ doc }: EditorState): number {
  const numbers = [...doc.toString().matchAll(/\[\^(\d+)/g)].map(([, number]) => Number(number));
  return Math.max(0, ...numbers) + 1;
}

/** The start of a note. Notes are right below each other. */
const note = /^\[\^\d+\]:/;

/** Words in a line, such as a link. What the button has below an empty line is written at the end of the text. */
function insertWords(state: EditorState, button: ToolbarButton, answers: Answers): TransactionSpec {
  const [line = '', ...others] = button.body;
  const words = selectedWords(state);
  const from = asksForWords(button) ? words.from : words.to;
  const [first] = stopsOf(line);
  const text = fillLine(line, button, answers, first && words.text ? { [first.number]: words.text } : {});
  const changes = [{ from, to: words.to, insert: text.replace(openStop, '') }];
  const end = others.filter((other) => other !== '').map((other) => fillLine(other, button, answers));
  if (end.length > 0) {
    // The reference can be the last line.
    const changed = state.update({ changes }).state;
    const [to, gap] = [state.doc.length, gapBefore(changed.sliceDoc(), note)];
    changes.push({ from: to, to, insert: gap + end.join('\n') });
  }
  const caret = from + (text.includes(openStop) ? text.indexOf(openStop) : text.length);
  return { changes, selection: { anchor: caret } };
}

/**
 * Whether the caret is on an empty line, in a link or picture that is alone on its line, or behind a row of a table. Words
 * in these places would become part of a block, and could turn the card of a video into a link.
 */
function needsOwnParagraph({ doc, selection }: EditorState): boolean {
  const { head, empty } = selection.main;
  const { text, to } = doc.lineAt(head);
  const isLink = /^!?\[.*\)$/.test(text.trim()) && text.split('](').length === 2;
  const isBehindRow = isRow(text) && doc.sliceString(head, to).trim() === '';
  return empty && (text.trim() === '' || isLink || isBehindRow);
}

/** A block between empty lines: around the selected lines if it has a stop for them, otherwise below the paragraph or table. */
function insertBlock(state: EditorState, button: ToolbarButton, answers: Answers): TransactionSpec {
  const { doc, selection } = state;
  const lines = button.body;
  const hasLines = !selection.main.empty && !isInTable(state);
  const around = hasLines ? lines.find(isAround) : undefined;
  const { from, to } = around ? linesOf(state) : placeBelow(state);
  const filled = lines.flatMap((line) => {
    if (isUnanswered(line, button, answers)) return [];
    if (line !== around) return [fillLine(line, button, answers)];
    const words = doc.sliceString(from, to).split('\n');
    return words.map((word) =>
      fillLine(line, button, {})
        .replace(openStop, () => word)
        .trimEnd(),
    );
  });
  // What is above the speaker of a quotation that has none.
  while (/^[>\s]+$/.test(filled.at(-1) ?? '')) filled.pop();
  const block = gapBefore(doc.sliceString(0, from)) + filled.join('\n');
  const open = block.indexOf(openStop);
  // At the end of the text, the caret is below what is complete: words behind a picture would take its caption.
  const isLast = doc.sliceString(to).trim() === '';
  const below = isLast && open < 0 && !around && button.place === 'block' ? '\n\n' : '';
  const text = block.replaceAll(openStop, '').replace(exampleEnd, '') + below;
  const caret = from + (open < 0 ? text.length : open);
  const exampleLength = Math.max(0, block.indexOf(exampleEnd) - open - 1);
  return {
    changes: { from, to, insert: text + gapAfter(doc.sliceString(to)) },
    selection: EditorSelection.range(caret, caret + exampleLength),
    effects: EditorView.scrollIntoView(EditorSelection.range(from + text.length, caret)),
  };
}

/** Whether a line of a button ends with its first stop, which then is for the selected lines. */
function isAround(line: string): boolean {
  const [stop] = stopsOf(line);
  return stop !== undefined && line.endsWith(`$${stop.number}`);
}

function linesOf({ doc, selection }: EditorState): { from: number; to: number } {
  return { from: doc.lineAt(selection.main.from).from, to: doc.lineAt(selection.main.to).to };
}

/** An empty line with the caret, or the end of its paragraph. */
function placeBelow({ doc, selection }: EditorState): { from: number; to: number } {
  const { to } = selection.main;
  const last = linesAround(doc, to, ({ text }) => text.trim() !== '').at(-1);
  return last ? { from: last.to, to: last.to } : doc.lineAt(to);
}
