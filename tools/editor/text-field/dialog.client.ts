import { calloutLabel } from '../../../lib/markdown/callouts';
import { bareUrl } from '../../../lib/schemas/bareUrl';
import type { PageLink } from '../pageLinks';
import type { Answers, Question, ToolbarButton } from './buttons';
import { element } from './element.client';
import { type PickFile, pickFrom } from './files.client';

/** Where answers come from that a writer does not type. */
export type Sources = { pickFile: PickFile; pages(): Promise<readonly PageLink[]> };

/** The answers to the questions of a button, the file first; undefined if the writer cancels. */
export async function ask(
  parent: Element,
  { label, questions = [] }: ToolbarButton,
  words: string,
  { pickFile, pages }: Sources,
): Promise<Answers | undefined> {
  const [first, ...others] = questions;
  if (!first) return {};
  if (first.from !== 'pictures' && first.from !== 'downloads')
    return openDialog(parent, label, questions, words, pages);
  const file = await pickFrom(pickFile, first.from);
  const answers = file && (await openDialog(parent, label, others, words, pages));
  return answers ? { ...answers, [first.name]: file } : undefined;
}

function openDialog(
  parent: Element,
  label: string,
  questions: readonly Question[],
  words: string,
  pages: Sources['pages'],
): Promise<Answers | undefined> {
  const fields = questions.map((question) => {
    const name = question.isOptional ? `${question.label} (optional)` : question.label;
    return element('label', {}, name, controlFor(question, words));
  });
  const cancel = element('button', { type: 'button' }, 'Cancel');
  const actions = element('p', {}, cancel, element('button', { type: 'submit' }, 'Insert'));
  const form = element('form', {}, element('h2', {}, label), ...fields, actions);
  const dialog = element('dialog', { className: 'text-dialog', 'aria-label': label }, form);
  parent.append(dialog);
  if (questions.some(({ from }) => from === 'pages')) void suggestPages(form, pages);
  dialog.showModal();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = [...new FormData(form)].map(([name, value]) => [name, answerOf(name, String(value))]);
      resolve(Object.fromEntries(given));
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

function controlFor({ name, choices, isOptional }: Question, words: string): HTMLElement {
  const options = choices?.map((value) => element('option', { value }, calloutLabel(value)));
  if (options) return element('select', { name }, ...options);
  const value = name === 'words' ? words : '';
  const input = element('input', { name, value, autocomplete: 'off', required: !isOptional });
  // Typing replaces what is filled in.
  input.addEventListener('focus', () => input.select());
  return input;
}

/** Suggests the pages of the site. Choosing one fills in the words of the link, too, if there are none. */
async function suggestPages(form: HTMLFormElement, pages: Sources['pages']): Promise<void> {
  const [url, words] = form.querySelectorAll('input');
  const all = await pages();
  const options = all.map((page) => element('option', { value: page.url }, page.title));
  form.append(element('datalist', { id: 'text-dialog-pages' }, ...options));
  url?.setAttribute('list', 'text-dialog-pages');
  url?.addEventListener('input', () => {
    const page = all.find((each) => each.url === url.value);
    if (page && words?.value === '') words.value = page.title;
  });
}

/** What is typed into a field; of a URL without `https://`, the whole URL. */
function answerOf(name: string, value: string): string {
  const answer = value.trim();
  return name === 'url' && bareUrl.test(answer) ? `https://${answer}` : answer;
}
