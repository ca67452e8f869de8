import type { EditorView } from '@codemirror/view';
import type { ToolbarButton } from './buttons';
import { openDialog, type Sources } from './dialog.client';
import { existingAt, isLink } from './existing';
import { isFile, pickFrom } from './files.client';
import { nextFootnote, selectedWords } from './insertion';
import { type Answers, answerOf, asksForWords, stopsOf } from './template';

/**
 * The answers to the questions of a button; none if it asks nothing or the writer takes a link away, undefined if the
 * writer cancels. In what a button has written, those questions with their answers.
 */
export async function askFor(
  view: EditorView,
  pressed: ToolbarButton,
  buttons: readonly ToolbarButton[],
  sources: Sources,
): Promise<Answers | undefined> {
  const existing = existingAt(view.state, pressed, buttons);
  const button = existing?.button ?? pressed;
  const { questions = [] } = button;
  const answers: Record<number, string> = { ...existing?.answers };
  const [first] = stopsOf(button.body[0] ?? '');
  if (first && !existing && asksForWords(button))
    answers[first.number] = answerOf(selectedWords(view.state).text);
  for (const question of questions) {
    const { stop, from, isOptional } = question;
    if (from === 'number') answers[stop] = String(nextFootnote(view.state));
    if (!isFile(question) || isOptional || answers[stop]) continue;
    const file = await pickFrom(sources.pickFile, question);
    if (!file) return undefined;
    answers[stop] = file;
  }
  const asked = questions.filter(({ from }) => from !== 'number');
  if (asked.length === 0) return answers;
  const action = existing ? 'Change' : 'Insert';
  const removal = existing && isLink(button) ? `Remove the ${button.label.toLowerCase()}` : undefined;
  return openDialog(view.dom, { ...button, questions: asked }, { answers, action, removal, ...sources });
}
