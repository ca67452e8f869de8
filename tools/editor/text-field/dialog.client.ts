import { bareUrl } from '../../../lib/schemas/bareUrl';
import { emailAddress } from '../../../lib/schemas/emailAddress';
import { labelOf } from '../labels';
import type { PageLink } from '../pageLinks';
import { nameOf } from '../uploads';
import type { ToolbarButton } from './buttons';
import { element } from './element.client';
import { fileButtons, isFile, type PickFile } from './files.client';
import { pageChooser } from './pageChooser.client';
import { type Answers, stopsOf } from './template';
import type { TextQuestion } from './textButton';

/** Where answers come from that a writer does not type. */
export type Sources = { pickFile: PickFile; pages(): Promise<readonly PageLink[]> };

type DialogOptions = Sources & {
  answers: Answers;
  /** The words of the button that ends the dialog. */
  action: string;
  /** Those of a button that ends it without answers. */
  removal?: string;
};

/** A field of a dialog. */
type DialogField = { question: TextQuestion; element: HTMLElement; control: Control };

type Control = HTMLInputElement | HTMLSelectElement;

/** Asks in a dialog that has `answers` filled in. Returns none after a removal, undefined if the writer cancels. */
export function openDialog(
  parent: Element,
  button: Pick<ToolbarButton, 'label' | 'body' | 'questions'>,
  { answers, action, removal, pickFile, pages }: DialogOptions,
): Promise<Answers | undefined> {
  const { label, body, questions = [] } = button;
  const files: Record<number, string> = {};
  const fields = questions.map((question): DialogField => {
    const { stop, isOptional } = question;
    const answer = answers[stop] ?? '';
    const control = controlFor(question, body, answer);
    const name = isOptional && !question.choices ? `${question.label} (optional)` : question.label;
    const field = element('label', {}, name, control);
    if (!isFile(question) || !(control instanceof HTMLInputElement))
      return { question, element: field, control };
    files[stop] = answer;
    const choose = fileButtons(control, question, pickFile, (file) => {
      files[stop] = file;
      showConditional();
    });
    return { question, element: element('div', { className: 'file-field' }, field, ...choose), control };
  });
  const controlOf = (stop?: number) => fields.find(({ question }) => question.stop === stop)?.control;
  for (const field of fields)
    if (field.question.from === 'pages') {
      const words = controlOf(stopsOf(body[0] ?? '')[0]?.number);
      const chooser = pageChooser(field.control as HTMLInputElement, words, pages());
      field.element = element('div', {}, field.element, chooser);
    }
  /** Hides what is asked only with another answer. */
  function showConditional(): void {
    for (const { question, element, control } of fields) {
      element.hidden = question.onlyWith !== undefined && !files[question.onlyWith];
      control.disabled = element.hidden;
    }
  }
  showConditional();
  const remove = element('button', { type: 'button', hidden: !removal }, removal ?? '');
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const actions = element('p', {}, remove, cancel, element('button', { type: 'submit' }, action));
  const form = element(
    'form',
    {},
    element('h2', {}, label),
    ...fields.map((field) => field.element),
    actions,
  );
  const dialog = element('dialog', { className: 'text-dialog', 'aria-label': label }, form);
  const first = fields.find(({ question }) => !isFile(question));
  if (first) first.control.autofocus = true;
  parent.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = fields.map(({ question, control }) => [
        question.stop,
        files[question.stop] ?? answerIn(control, question),
      ]);
      resolve({ ...answers, ...Object.fromEntries(given) });
      dialog.close();
    });
    remove.addEventListener('click', () => {
      resolve({});
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

/** What is typed into a control; of an e-mail address, and of another site or a video without `https://`, the URL. */
function answerIn({ value }: Control, { from, isHttps }: TextQuestion): string {
  const answer = value.trim();
  if (isHttps) return answer.replace(/^(?:https?:\/\/)?/i, 'https://');
  if (from !== 'pages') return answer;
  if (emailAddress.test(answer)) return `mailto:${answer}`;
  return bareUrl.test(answer) ? `https://${answer}` : answer;
}

function controlFor(question: TextQuestion, body: readonly string[], answer: string): Control {
  const { stop } = question;
  const words = body.flatMap(stopsOf).find(({ number }) => number === stop)?.choices;
  const choices = question.choices ?? words?.map((word) => [labelOf(word), word] as const);
  if (choices) return choiceOf(choices, answer || question.isOptional ? answer : (choices[0]?.[1] ?? ''));
  return inputOf(question, isFile(question) ? { value: nameOf(answer), readOnly: true } : { value: answer });
}

function choiceOf(choices: readonly (readonly [string, string])[], answer: string) {
  const isListed = choices.some(([, value]) => value === answer);
  const all = isListed ? choices : [...choices, [answer, answer] as const];
  const options = all.map(([label, value]) =>
    element('option', { value, selected: value === answer }, label),
  );
  return element('select', {}, ...options);
}

function inputOf(question: TextQuestion, { value, readOnly = false }: { value: string; readOnly?: boolean }) {
  const { isOptional, pattern, patternHint = '' } = question;
  const input = element('input', {
    type: 'text',
    autocomplete: 'off',
    required: !isOptional,
    value,
    readOnly,
  });
  input.addEventListener('input', () => {
    const isRight =
      input.value.trim() === '' || !pattern || new RegExp(pattern, 'i').test(answerIn(input, question));
    input.setCustomValidity(isRight ? '' : patternHint);
  });
  return input;
}
