import type { EditorView } from '@codemirror/view';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ToolbarButton } from '../../../lib/text/buttons';
import type { TextQuestion } from '../../../lib/text/textPart';
import type { PageLink } from '../pageLinks';
import { element } from './element.client';
import { nextNumber, selectedWords, takesWords } from './insertion';
import { pageChooser } from './pageChooser.client';
import { type Answers, stopsOf } from './template';

/** Where answers come from that a writer does not type. */
export type Sources = {
  pickFile: CustomFieldControlProps['pickFile'];
  pages: readonly PageLink[];
};

/** The answers to the questions of a button; none if it asks nothing, undefined if the writer cancels. */
export async function askFor(
  view: EditorView,
  button: ToolbarButton,
  { pickFile, pages }: Sources,
): Promise<Answers | undefined> {
  const { questions = [] } = button;
  const answers: Record<number, string> = {};
  const shown: Record<number, string> = {};
  const [first] = stopsOf(button.body[0] ?? '');
  if (first && takesWords(button)) answers[first.number] = selectedWords(view.state).text;
  for (const question of questions) {
    const { stop, from } = question;
    if (from === 'number') answers[stop] = String(nextNumber(view.state, button));
    if (from !== 'pictures' && from !== 'downloads') continue;
    const file = await pick(pickFile, question);
    if (!file) return undefined;
    answers[stop] = file.value;
    shown[stop] = file.name;
  }
  const asked = questions.filter(({ from }) => from !== 'number');
  return asked.length === 0
    ? answers
    : openDialog(view.dom, { ...button, questions: asked }, { answers, shown, pages });
}

/** The path of a file that the writer chooses or uploads, and its name; undefined if none is chosen. */
async function pick(pickFile: Sources['pickFile'], { from, accept }: TextQuestion) {
  const isDownload = from === 'downloads';
  // The styles of the page show one folder or the other.
  document.body.dataset.picks = from;
  const observer = keepFolderOpen(isDownload);
  try {
    const kind = isDownload ? 'file' : 'image';
    const picked = await pickFile({ kind, accept, allowURL: !isDownload });
    const file = Array.isArray(picked) ? picked[0] : picked;
    return file && { value: file.value, name: file.file instanceof File ? file.file.name : file.value };
  } finally {
    observer.disconnect();
    delete document.body.dataset.picks;
  }
}

/**
 * Opens the folder of the downloads or that of the pictures whenever the other is open. The dialog of the package starts
 * with the pictures, or with the folder that was open before.
 */
function keepFolderOpen(isDownload: boolean): MutationObserver {
  const folder = (isOther: boolean) =>
    isDownload !== isOther ? 'default-assets:files' : 'default-collection';
  const optionOf = (name: string) => document.querySelector<HTMLElement>(`dialog[open] [name="${name}"]`);
  const observer = new MutationObserver(() => {
    if (optionOf(folder(true))?.ariaSelected === 'true') optionOf(folder(false))?.click();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return observer;
}

type Known = { answers: Answers; shown: Answers; pages: readonly PageLink[] };

/** Asks in a dialog, with the answers that are known. */
export function openDialog(
  parent: Element,
  button: Pick<ToolbarButton, 'label' | 'body' | 'questions'>,
  { answers, shown, pages }: Known,
): Promise<Answers | undefined> {
  const { label, body, questions = [] } = button;
  const choicesOf = (stop: number) => body.flatMap(stopsOf).find(({ number }) => number === stop)?.choices;
  const fields = questions.map((question) => {
    const { stop } = question;
    const choices = choicesOf(stop);
    if (choices) return { question, control: choiceOf(choices) };
    const isFile = stop in shown;
    const control = inputOf(question, { value: (isFile ? shown : answers)[stop], readOnly: isFile });
    return { question, control };
  });
  const controls = new Map(fields.map(({ question, control }) => [question.stop, control]));
  const answer = (stop: number) => (stop in shown ? answers[stop] : controls.get(stop)?.value.trim()) ?? '';

  const labelled = fields.map(({ question, control }) => {
    const text = question.isOptional ? `${question.label} (optional)` : question.label;
    const field = element('label', {}, text, control);
    if (question.from !== 'pages') return field;
    const words = controls.get(stopsOf(body[0] ?? '')[0]?.number ?? 0);
    return element('div', {}, field, pageChooser(control as HTMLInputElement, words, pages));
  });
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const actions = element('p', {}, cancel, element('button', { type: 'submit' }, 'Insert'));
  const form = element('form', {}, element('h2', {}, label), ...labelled, actions);
  const dialog = element('dialog', { className: 'text-dialog', 'aria-label': label }, form);
  const first = fields.find(({ question }) => !(question.stop in shown));
  if (first) first.control.autofocus = true;
  parent.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = Object.fromEntries(questions.map(({ stop }) => [stop, answer(stop)]));
      resolve({ ...answers, ...given });
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
    // Also after Escape.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(undefined);
    });
  });
}

function choiceOf(choices: readonly string[]) {
  return element('select', {}, ...choices.map((choice) => element('option', { value: choice }, choice)));
}

function inputOf(
  { isOptional, pattern, patternHint = '' }: TextQuestion,
  { value = '', readOnly }: { value?: string; readOnly: boolean },
) {
  const input = element('input', {
    type: 'text',
    autocomplete: 'off',
    required: !isOptional,
    value,
    readOnly,
  });
  input.addEventListener('input', () => {
    const text = input.value.trim();
    const isRight = text === '' || !pattern || new RegExp(pattern, 'i').test(text);
    input.setCustomValidity(isRight ? '' : patternHint);
  });
  return input;
}
