import CMS from '@sveltia/cms';
import { type FileFormat, writeEntry } from '../fileFormats';
import type { PageLink } from '../pageLinks';
import { createClass, h } from '../react.client';
import { caretBlock, textFields } from '../text-field/textFields.client';
import { Checker } from './checker.client';
import { checkKey } from './checkField';
import type { EntryMessage } from './entryCheck';
import { entryOfForm, type FormEntry } from './entryOfForm';
import {
  controlIn,
  elementOf,
  scrollUntilRendered,
  showInForm,
  unreadableDates,
} from './formMessages.client';
import { endTyping, onCaretMove, onTypingEnd } from './typing.client';
import { placeInWords, refusal, summaryOf } from './words';
import { Writing } from './writing';

type FormCheck = {
  /** A file that the editor has read. */
  addFile(path: string, source: string): void;
  /** The pages that a text can link to. */
  pages(): Promise<readonly PageLink[]>;
};

type Form = {
  checker: Checker;
  formats: readonly FileFormat[];
  /** The files that the editor has read. */
  paths: Set<string>;
  isOpen: boolean;
  /** The URL of the form that was not saved because of errors. */
  refused: string;
  writing: Writing;
  /** Renders the list of messages again. */
  update(): void;
  /** Checks what the form now has. */
  check(): void;
};

/**
 * Registers the field with the messages of the content check. A form with errors is not saved.
 */
export function registerCheck(formats: readonly FileFormat[]): FormCheck {
  const form: Form = {
    checker: new Checker(),
    formats,
    paths: new Set(),
    isOpen: false,
    refused: '',
    writing: new Writing(),
    update() {},
    check() {},
  };
  function addFile(path: string, source: string): void {
    form.paths.add(path);
    form.checker.addFile(path, source);
  }
  // A day that does not exist is no value, so typing one into an empty date does not change the form.
  addEventListener('focusout', () => form.check());
  onTypingEnd(() => {
    if (!form.isOpen) return;
    showMessages(form);
    closeEmptyList(form);
  });
  onCaretMove(() => {
    if (!form.isOpen || !form.writing.move(caretBlock(), messagesOf(form))) return;
    showMessages(form);
    form.update();
  });
  CMS.registerFieldType(checkKey, fieldFor(form));
  CMS.registerEventListener({ name: 'preSave', handler: () => refuseErrors(form) });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      form.refused = '';
      const { path, data, ...others } = plain(entry);
      const format = formatOf({ path, data, ...others }, formats);
      if (path && format) addFile(path, writeEntry(data, format));
    },
  });
  return { addFile, pages: () => form.checker.pages() };
}

async function refuseErrors(form: Form): Promise<void> {
  // Renaming a picture saves the entries that show it.
  if (!form.isOpen) return;
  form.check();
  const reason = refusal(await form.checker.finished());
  if (!reason) return;
  showAll(form);
  // The package shows the message of the cause of an error with this message.
  throw new Error('saving_failed', { cause: new Error(reason) });
}

/** Shows also what an attempt to save a form that is still being filled in has found, and opens the list. */
function showAll(form: Form): void {
  form.refused = location.hash;
  endTyping();
  showMessages(form);
  form.update();
  const list = summaryList();
  if (list) list.open = true;
}

function summaryList(): HTMLDetailsElement | null {
  return document.querySelector('.check-summary');
}

function showMessages(form: Form): void {
  // The package has refused to save the form, and its messages are hidden.
  const isRefused = document.querySelector('[data-mode="edit"] .validation') !== null;
  if (isRefused && form.refused !== location.hash) showAll(form);
  else showInForm(shownMessages(form));
}

/** Closes an empty list, but not while one types: what is below would move. */
function closeEmptyList(form: Form): void {
  const { isOutdated } = form.checker.resultFor(location.hash);
  const list = summaryList();
  if (list && messagesOf(form).length === 0 && !isOutdated) list.open = false;
}

/** The messages at fields: before an attempt to save the form, not those about what is still being filled in. */
function shownMessages(form: Form): readonly EntryMessage[] {
  const messages = messagesOf(form);
  return form.refused === location.hash ? messages : messages.filter((message) => !isEarly(message));
}

/** The messages about the form: before an attempt to save it, not the new ones about the block that is being written. */
function messagesOf({ checker, refused, writing }: Form): readonly EntryMessage[] {
  const { messages } = checker.resultFor(location.hash);
  return refused === location.hash ? messages : messages.filter((message) => !writing.isNew(message));
}

/**
 * Whether a message is about a form, a group or an item of a list that is still being filled in: the marks of required
 * fields say enough, and the text grows.
 */
function isEarly({ isMissing, rule, field = '' }: EntryMessage): boolean {
  const isNew = location.hash.endsWith('/new');
  return isMissing
    ? isNew || rule === 'fields:blank' || /\.\d+\./.test(field)
    : isNew && rule === 'fields:read-time';
}

/** A file that is the only one of its kind has a format with its name, the others that of their folder. */
function formatOf({ collection, path }: FormEntry, formats: readonly FileFormat[]): FileFormat | undefined {
  return formats.find(({ format }) => format === collection || path === `content/${format}`);
}

function plain(entry: unknown): FormEntry {
  return (entry as { toJS(): FormEntry }).toJS();
}

function fieldFor(form: Form) {
  const { checker, formats, paths } = form;
  return createClass({
    endListening: undefined as (() => void) | undefined,
    fieldsAppear: undefined as MutationObserver | undefined,

    componentDidMount() {
      form.isOpen = true;
      form.refused = '';
      form.update = () => (this as unknown as { forceUpdate(): void }).forceUpdate();
      form.check = () => this.check();
      this.endListening = checker.onResult(() => {
        showMessages(form);
        form.update();
      });
      // Fields appear when they are scrolled to, unfolded or moved.
      this.fieldsAppear = new MutationObserver(() => showMessages(form));
      this.fieldsAppear.observe(document.body, { childList: true, subtree: true });
      this.check();
    },

    componentDidUpdate() {
      this.check();
    },

    componentWillUnmount() {
      form.isOpen = false;
      form.update = () => {};
      form.check = () => {};
      this.endListening?.();
      this.fieldsAppear?.disconnect();
    },

    check() {
      if (!this.props.entry) return;
      const entry = plain(this.props.entry);
      const format = formatOf(entry, formats);
      if (!format) return;
      const checked = { ...entryOfForm(entry, { format, paths }), unreadableDates: unreadableDates() };
      checker.check(checked, location.hash);
    },

    notFilledIn() {
      const canBeDraft = this.props.entry && 'draft' in plain(this.props.entry).data;
      return canBeDraft ? notFilledInDraft : notFilledIn;
    },

    render() {
      const { spelling, isOutdated, hasFailed } = checker.resultFor(location.hash);
      const all = messagesOf(form);
      if (hasFailed) return h('p', { role: 'alert' }, notStarted);
      const isFilledIn = !all.some((message) => message.isMissing && isEarly(message));
      const messages = isFilledIn ? all : shownMessages(form);
      const isEmpty = messages.length === 0;
      const summary = !hasErrors(messages) && hasErrors(all) ? this.notFilledIn() : summaryOf(messages);
      return h(
        'details',
        {
          className: 'check-summary',
          'data-has-errors': hasErrors(messages),
          'aria-busy': isOutdated || spelling === 'loading',
        },
        h('summary', null, h('span', { role: 'status' }, isEmpty && isOutdated ? 'Checking…' : summary)),
        h('ul', { tabIndex: 0, 'aria-label': 'Errors and warnings' }, ...errorsFirst(messages).map(itemFor)),
        spelling === 'failed' && h('p', null, notSpelt),
      );
    },
  });
}

function itemFor(message: EntryMessage, index: number) {
  const { severity, inForm, note = '', field } = message;
  const place = placeInWords(message);
  return h(
    'li',
    { key: index, 'data-severity': severity },
    h('b', null, severity === 'error' ? 'Error' : 'Warning'),
    ' ',
    field ? h('button', { type: 'button', onClick: () => leadTo(message) }, place) : place,
    ': ',
    h('span', { 'data-reason': true }, inForm),
    ` ${note}`,
  );
}

/** Shows a field, which is not rendered before it is scrolled to, and puts the cursor where the message is. */
async function leadTo({ field = '', placeInText }: EntryMessage): Promise<void> {
  await scrollUntilRendered(field);
  // The package unfolds the groups that the field is in, and they render what is in view.
  const payload = { locale: '_default', keyPath: field };
  let element: HTMLElement | undefined;
  for (let attempt = 0; attempt < 20 && !isShown(element, field); attempt += 1) {
    window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 100));
    element = elementOf(field);
    (itemIn(element, field) ?? element)?.scrollIntoView({ block: 'center' });
  }
  const view = textFields.get(field);
  if (view && placeInText) {
    const line = view.state.doc.line(Math.min(placeInText.line, view.state.doc.lines));
    const anchor = Math.min(line.from + placeInText.column - 1, line.to);
    view.dispatch({ selection: { anchor }, scrollIntoView: true });
  } else element?.scrollIntoView({ block: 'center' });
  if (view) view.focus();
  else controlIn(element)?.focus({ preventScroll: true });
}

/** The item of a list that a field is in, if the item is not rendered yet. */
function itemIn(element: HTMLElement | undefined, field: string): Element | undefined {
  const { keyPath = '' } = element?.dataset ?? {};
  const [index = ''] = field.slice(keyPath.length + 1).split('.');
  const list = element?.querySelector('.item-list');
  return list?.children[/^\d+$/.test(index) ? Number(index) : -1];
}

function isShown(element: HTMLElement | undefined, field: string): boolean {
  const isVisible = controlIn(element)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return isVisible && element?.dataset.keyPath === field;
}

function hasErrors(messages: readonly EntryMessage[]): boolean {
  return messages.some(({ severity }) => severity === 'error');
}

function errorsFirst(messages: readonly EntryMessage[]): EntryMessage[] {
  const rank = ({ severity }: EntryMessage) => (severity === 'error' ? 0 : 1);
  return messages.toSorted((one, other) => rank(one) - rank(other));
}

const notFilledIn = 'Fill in the fields with a star.';

const notFilledInDraft = `${notFilledIn} In a draft, write TODO and choose any picture.`;

const notStarted =
  'The content check could not start in this browser. You can save: the checks of the pull request answer instead.';

const notSpelt =
  'The spelling is not checked, because the dictionary could not be loaded. Check your connection and reload the page.';
