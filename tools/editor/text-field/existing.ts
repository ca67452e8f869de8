import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { ToolbarButton } from './buttons';
import { linesAround } from './lines';
import { type Answers, answerOf, asksForWords, fillLine, isAsked, isUnanswered, openStop } from './template';

/** What a button has written: where it is, and its answers. */
type Existing = {
  button: ToolbarButton;
  from: number;
  to: number;
  answers: Answers;
  /** The answers as they are written. */
  written: Answers;
  /** What stays of it, such as the title of a link. */
  rest: string;
};

/**
 * What the caret or the selection is in that a button has written, and changes instead of inserting another. A button for
 * words, such as Link, also finds what others have written: a link inside a link would break both.
 */
export function existingAt(
  state: EditorState,
  button: ToolbarButton,
  buttons: readonly ToolbarButton[],
): Existing | undefined {
  const others = buttons.filter((other) => other !== button && other.written);
  if (isQuoted(button)) return inQuotation(state, button, others.filter(isQuoted));
  const inline = asksForWords(button) ? others.filter((other) => !isQuoted(other)) : [];
  for (const candidate of [button, ...inline]) {
    const found = inParagraph(state, candidate);
    if (found) return found;
  }
  return undefined;
}

/** Whether a button writes words that lead to a page, another site or a file. */
export function isLink({ body: [line = ''] }: Pick<ToolbarButton, 'body'>): boolean {
  return line.startsWith('[$1](');
}

/** The change that writes other answers in the place of the former ones; without answers, the words of a link alone. */
export function replacement(
  { button, from, to, written, rest }: Existing,
  answers: Answers,
): TransactionSpec {
  const words = written[1] ?? '';
  if (isLink(button) && Object.keys(answers).length === 0)
    return { changes: { from, to, insert: words }, selection: { anchor: from + words.length } };
  const { body } = button;
  const index = body.findIndex((line) => isAsked(line, button));
  const [line = ''] = body.slice(index);
  // Above the speaker of a quotation is an empty line.
  const lines = index > 0 ? ['', ...body.slice(1, index), line] : [line];
  const text = lines.map((each) => fillLine(each, button, answers, written).replace(openStop, '')).join('\n');
  const insert = isUnanswered(line, button, answers) ? '' : text.replace(/\)$/, () => `${rest})`);
  const selection = isQuoted(button) ? undefined : { anchor: from + insert.length };
  return { changes: { from, to, insert }, selection };
}

function isQuoted({ body: [line = ''] }: ToolbarButton): boolean {
  return line.startsWith('>');
}

function inParagraph({ doc, selection }: EditorState, button: ToolbarButton): Existing | undefined {
  if (!button.written) return undefined;
  const { from, to } = selection.main;
  const text = doc.toString();
  for (const match of text.matchAll(new RegExp(button.written, 'g'))) {
    const found = existing(button, match, 0);
    const around =
      text.slice(doc.lineAt(found.from).from, found.from) + text.slice(found.to, doc.lineAt(found.to).to);
    const isAlone = around.trim() === '';
    if (from < found.to && to > found.from && (isAlone || button.place === 'words')) return found;
  }
  return undefined;
}

/** What a button has written in the quotation or call-out with the caret; it can be without what is optional. */
function inQuotation(
  state: EditorState,
  button: ToolbarButton,
  others: readonly ToolbarButton[],
): Existing | undefined {
  const { from, text } = quotedLines(state);
  const matchOf = ({ written = '' }: ToolbarButton) => new RegExp(written).exec(text);
  if (text === '' || others.some((other) => matchOf(other)?.index === 0)) return undefined;
  const match = matchOf(button);
  if (match) return existing(button, match, from);
  const end = from + text.length;
  const isOptional = button.questions?.every((question) => question.isOptional);
  return isOptional ? { button, from: end, to: end, answers: {}, written: {}, rest: '' } : undefined;
}

function existing(
  button: ToolbarButton,
  { 0: found, index, groups = {} }: RegExpMatchArray,
  start: number,
): Existing {
  const from = start + (index ?? 0);
  const written = Object.entries(groups).flatMap(([name, words]): [number, string][] =>
    /^a\d/.test(name) && words ? [[Number(name.slice(1)), words]] : [],
  );
  return {
    ...{ button, from, to: from + found.length, rest: groups.rest ?? '' },
    written: Object.fromEntries(written),
    answers: Object.fromEntries(written.map(([stop, words]) => [stop, answerOf(words)])),
  };
}

/** The lines around the caret that start with `>`. */
function quotedLines({ doc, selection }: EditorState): { from: number; text: string } {
  const lines = linesAround(doc, selection.main.head, ({ text }) => text.startsWith('>'));
  return { from: lines[0]?.from ?? 0, text: lines.map(({ text }) => text).join('\n') };
}
