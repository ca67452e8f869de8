import { controlIn, elementOf, keyPathOf } from '../formFields.client';
import { element } from '../text-field/element.client';
import type { EntryMessage } from './messageInForm';
import { isTyping } from './typing.client';

const shownClass = 'check-messages';

/**
 * Shows messages above the controls of their fields. Fields without a message show none.
 * While the writer types, fields keep their height: only corrected messages disappear.
 */
export function showInForm(messages: readonly EntryMessage[]): void {
  const located = messages.map((message) => ({ message, element: elementOf(message.field ?? '') }));
  const fields = [...document.querySelectorAll<HTMLElement>('[data-mode="edit"] [data-key-path]')].map(
    (element) => {
      const own = located.filter((other) => other.element === element);
      return { element, lines: own.map(({ message }) => lineOf(message)) };
    },
  );
  for (const field of fields) hideCorrected(field);
  const changed = isTyping() ? [] : fields.filter(isOutdated);
  if (changed.length > 0) keepingFocusInPlace(() => changed.forEach(showLines));
}

type Line = Pick<EntryMessage, 'severity'> & { text: string };

function lineOf({ inForm, severity, placeInText }: EntryMessage): Line {
  const name = severity === 'error' ? 'Error' : 'Warning';
  const place = placeInText ? `Line ${placeInText.line}: ` : '';
  return { severity, text: `${name}: ${place}${inForm}` };
}

type Field = { element: HTMLElement; lines: readonly Line[] };

function listOf({ element }: Field): HTMLElement | null {
  return element.querySelector(`:scope > .${shownClass}`);
}

function hideCorrected(field: Field): void {
  for (const item of listOf(field)?.querySelectorAll('li') ?? [])
    item.dataset.corrected = String(!field.lines.some(({ text }) => text === item.textContent));
}

function isOutdated(field: Field): boolean {
  return (listOf(field)?.dataset.shown ?? '[]') !== JSON.stringify(field.lines);
}

function showLines(field: Field): void {
  const { element, lines } = field;
  const list = listOf(field) ?? newList(element);
  list.dataset.shown = JSON.stringify(lines);
  list.replaceChildren(...lines.map(itemOf));
  describe(element, list);
}

/** Scrolls the form so that a change above the focused control does not move it. */
function keepingFocusInPlace(change: () => void): void {
  const { activeElement } = document;
  const focused = activeElement?.closest('[data-mode="edit"]') && activeElement;
  const topOf = () => focused?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  change();
  const top = topOf() - before;
  // Even scrolling by nothing would stop a scroll to another field.
  if (top === 0) return;
  let scroller = focused?.parentElement;
  while (scroller && !canScroll(scroller)) scroller = scroller.parentElement;
  scroller?.scrollBy({ top, behavior: 'instant' });
}

/** Texts scroll horizontally only, which makes `overflow-y` auto, too. */
function canScroll(element: Element): boolean {
  return (
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  );
}

function newList(field: HTMLElement): HTMLElement {
  const list = element('ul', { className: shownClass, id: `check-${field.dataset.keyPath}` });
  field.querySelector(':scope > .field-wrapper')?.before(list);
  return list;
}

function itemOf({ severity, text }: Line): HTMLElement {
  return element('li', { 'data-severity': severity }, text);
}

/** The key paths of dates whose controls have no value, although something is typed into them. */
export function unreadableDates(): string[] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-mode="edit"] [type="date"]')];
  return inputs.filter(({ validity }) => validity.badInput).map(keyPathOf);
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
