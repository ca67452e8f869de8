import { bareUrl } from '../../../lib/schemas/bareUrl';
import { emailAddress } from '../../../lib/schemas/emailAddress';
import type { PageLink } from '../pageLinks';
import type { Answers, Question, ToolbarButton } from './buttons';
import { element } from './element.client';
import { type PickFile, pickFrom } from './files.client';

/** Where answers come from that a writer does not type. */
export type Sources = { pickFile: PickFile; pages(): Promise<readonly PageLink[]> };

/** The answers to the questions of a button, the files first; undefined if the writer cancels. */
export async function ask(
  parent: Element,
  { label, questions = [] }: ToolbarButton,
  selected: string,
  { pickFile, pages }: Sources,
): Promise<Answers | undefined> {
  const files: Record<string, string> = {};
  const typed: Question[] = [];
  for (const question of questions) {
    if (question.from === 'pictures' || question.from === 'downloads') {
      const file = await pickFrom(pickFile, question);
      if (!file) return undefined;
      files[question.name] = file;
    } else typed.push(question);
  }
  const answers = typed.length > 0 ? await openDialog(parent, label, typed, selected, pages) : {};
  return answers && { ...files, ...answers };
}

function openDialog(
  parent: Element,
  label: string,
  questions: readonly Question[],
  selected: string,
  pages: Sources['pages'],
): Promise<Answers | undefined> {
  const controls = new Map(questions.map((question) => [question, controlFor(question, selected)]));
  const lists = [...controls].flatMap(([{ from }, control]) =>
    from === 'pages' ? [pageList(control, wordsIn(controls), pages)] : [],
  );
  const fields = [...controls].map(([question, control]) =>
    element('label', {}, question.label + (question.isOptional ? ' (optional)' : ''), control),
  );
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const actions = element('p', {}, cancel, element('button', { type: 'submit' }, 'Insert'));
  const form = element('form', {}, element('h2', {}, label), ...fields, ...lists, actions);
  const dialog = element('dialog', { className: 'text-dialog', 'aria-label': label }, form);
  parent.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve(
        Object.fromEntries(
          [...controls].map(([question, { value }]) => [question.name, answerOf(value, question)]),
        ),
      );
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

type Control = HTMLInputElement | HTMLSelectElement;

function wordsIn(controls: ReadonlyMap<Question, Control>): Control | undefined {
  return [...controls].find(([{ name }]) => name === 'words')?.[1];
}

function controlFor(question: Question, selected: string): Control {
  const { name, choices, isOptional, pattern, patternHint = '' } = question;
  if (choices)
    return element('select', {}, ...choices.map(([value, label]) => element('option', { value }, label)));
  const value = name === 'words' ? selected : '';
  const input = element('input', { type: 'text', autocomplete: 'off', required: !isOptional, value });
  // Typing replaces what is filled in.
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => {
    const answer = answerOf(input.value, question);
    input.setCustomValidity(!pattern || answer === '' || pattern.test(answer) ? '' : patternHint);
  });
  return input;
}

/** The pages that a field suggests. Choosing one fills in the words of the link, too, if there are none. */
function pageList(input: Control, words: Control | undefined, pages: Sources['pages']): HTMLElement {
  const list = element('datalist', { id: 'text-dialog-pages' });
  input.setAttribute('list', list.id);
  pages().then((all) => {
    list.append(...all.map(({ title, url }) => element('option', { value: url }, title)));
    input.addEventListener('input', () => {
      const page = all.find(({ url }) => url === input.value);
      if (page && words?.value === '') words.value = page.title;
    });
  });
  return list;
}

/** What is typed into a field; of an e-mail address and a URL without `https://`, the whole URL. */
function answerOf(value: string, { name }: Question): string {
  const answer = value.trim();
  if (name !== 'url') return answer;
  if (emailAddress.test(answer)) return `mailto:${answer}`;
  return bareUrl.test(answer) ? `https://${answer}` : answer;
}
