import type { EditorView } from '@codemirror/view';
import { textFields } from '../text-field/textFields.client';
import type { EntryMessage } from './entryCheck';

const shownClass = 'check-messages';

/** Shows messages below their fields, and in texts at their lines. Fields without a message show none. */
export function showInForm(messages: readonly EntryMessage[]): void {
  const located = messages.map((message) => ({ message, element: elementOf(message.field ?? '') }));
  for (const element of document.querySelectorAll<HTMLElement>('[data-mode="edit"] [data-key-path]')) {
    const own = located.filter((other) => other.element === element);
    showBelow(
      element,
      own.map(({ message }) => message),
    );
  }
  for (const [keyPath, view] of textFields)
    showInText(
      view,
      messages.filter(({ field }) => field === keyPath),
    );
}

/** The element of a field or, while it is folded, of the group that it is in. */
export function elementOf(keyPath: string): HTMLElement | undefined {
  const keys = keyPath.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const selector = `[data-mode="edit"] [data-key-path="${CSS.escape(keys.slice(0, length).join('.'))}"]`;
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

function showBelow(element: HTMLElement, messages: readonly EntryMessage[]): void {
  const shown = element.querySelector<HTMLElement>(`:scope > .${shownClass}`);
  const lines = messages.map(({ inForm, severity, placeInText }) => ({
    severity,
    text: placeInText ? `Line ${placeInText.line}: ${inForm}` : inForm,
  }));
  const key = JSON.stringify(lines);
  if (shown?.dataset.shown === key || (!shown && lines.length === 0)) return;
  const list = shown ?? listIn(element);
  list.dataset.shown = key;
  list.replaceChildren(...lines.map(itemOf));
  describe(element, list);
}

function listIn(element: HTMLElement): HTMLElement {
  const list = document.createElement('ul');
  list.className = shownClass;
  list.id = `check-${element.dataset.keyPath}`;
  const wrapper = element.querySelector(':scope > .field-wrapper');
  // The messages about a list or a group would be far below its heading.
  const isGroup = element.querySelector('[data-key-path]');
  if (wrapper && isGroup) wrapper.before(list);
  else element.append(list);
  return list;
}

function itemOf({ severity, text }: { severity: string; text: string }): HTMLElement {
  const item = document.createElement('li');
  item.dataset.severity = severity;
  item.textContent = `${severity === 'error' ? 'Error' : 'Warning'}: ${text}`;
  return item;
}

const controls = 'input, textarea, select, [contenteditable="true"], [role="radiogroup"], [role="combobox"]';

/** The control of a field; of a list or a group the first one in it. */
export function controlIn(element: HTMLElement | undefined): HTMLElement | null | undefined {
  return element?.querySelector(':scope > .field-wrapper')?.querySelector<HTMLElement>(controls);
}

/** Connects the control of a field with its messages. */
function describe(element: HTMLElement, list: HTMLElement): void {
  const control = controlIn(element);
  if (!control) return;
  const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== list.id);
  const ids = [...others, ...(list.childElementCount > 0 ? [list.id] : [])].filter(Boolean).join(' ');
  if (ids) control.setAttribute('aria-describedby', ids);
  else control.removeAttribute('aria-describedby');
}

/** What each text shows: showing it again would be a change that is shown again. */
const shownIn = new WeakMap<EditorView, string>();

async function showInText(view: EditorView, messages: readonly EntryMessage[]): Promise<void> {
  const key = JSON.stringify(messages);
  if ((shownIn.get(view) ?? '[]') === key) return;
  shownIn.set(view, key);
  const { setDiagnostics } = await import('@codemirror/lint');
  const { doc } = view.state;
  const diagnostics = messages.flatMap(({ placeInText, severity, inForm }) => {
    if (!placeInText) return [];
    const line = doc.line(Math.min(placeInText.line, doc.lines));
    const from = Math.min(line.from + placeInText.column - 1, line.to);
    const word = /^[\p{L}\p{N}'’]+/u.exec(doc.sliceString(from, line.to))?.[0];
    return [{ from, to: word ? from + word.length : line.to, severity, message: inForm }];
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
