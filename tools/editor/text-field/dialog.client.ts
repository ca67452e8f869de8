import { calloutLabel } from '../../../lib/markdown/callouts';
import { bareUrl } from '../../../lib/schemas/bareUrl';
import type { PageLink } from '../pageLinks';
import type { Answers, Question, ToolbarButton } from './buttons';
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
  const dialog = document.createElement('dialog');
  Object.assign(dialog, { className: 'text-dialog', ariaLabel: label });
  dialog.innerHTML = `<form><h2>${label}</h2>${questions.map(controlFor).join('')}
<datalist id="text-dialog-pages"></datalist>
<p><button type="button">Cancel</button><button>Insert</button></p></form>`;
  parent.append(dialog);
  const form = dialog.querySelector('form') as HTMLFormElement;
  const wordsInput = form.querySelector<HTMLInputElement>('[name="words"]');
  if (wordsInput) wordsInput.value = words;
  // Typing replaces what is filled in.
  form.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target.select());
  if (questions.some(({ from }) => from === 'pages')) void suggestPages(form, pages);
  dialog.showModal();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = [...new FormData(form)].map(([name, value]) => [name, answerOf(name, String(value))]);
      resolve(Object.fromEntries(given));
      dialog.close();
    });
    form.querySelector('button')?.addEventListener('click', () => dialog.close());
    // Also after Escape.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(undefined);
    });
  });
}

/** The HTML of a question, in which all words are ours. */
function controlFor({ name, label, from, choices, isOptional }: Question): string {
  const options = choices?.map((value) => `<option value="${value}">${calloutLabel(value)}</option>`);
  const attributes = `${isOptional ? '' : 'required'} ${from ? `list="text-dialog-${from}"` : ''}`;
  const control = options
    ? `<select name="${name}">${options.join('')}</select>`
    : `<input name="${name}" autocomplete="off" ${attributes}>`;
  return `<label>${label}${isOptional ? ' (optional)' : ''} ${control}</label>`;
}

/** Suggests the pages of the site. Choosing one fills in the words of the link, too, if there are none. */
async function suggestPages(form: HTMLFormElement, pages: Sources['pages']): Promise<void> {
  const [url, words] = form.querySelectorAll('input');
  const all = await pages();
  form.querySelector('datalist')?.append(...all.map((page) => new Option(page.title, page.url)));
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
