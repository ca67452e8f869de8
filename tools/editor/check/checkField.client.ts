import CMS from '@sveltia/cms';
import { textKey } from '../entryFile';
import { type FileFormat, writeEntry } from '../fileFormats';
import { createClass, h } from '../react.client';
import { caretBlock } from '../text-field/textFields.client';
import { Checker } from './checker.client';
import { checkKey } from './checkField';
import { entryOfForm, type FormEntry } from './entryOfForm';
import { showInForm, unreadableDates } from './formMessages.client';
import type { EntryMessage } from './messageInForm';
import { listItems } from './messageList.client';
import { endTyping, isTyping, onCaretMove, onTypingEnd } from './typing.client';
import { refusal, summaryOf } from './words';
import { Writing } from './writing';

type Form = {
  checker: Checker;
  formats: readonly FileFormat[];
  /** By the path that the title of a new entry leads to, the one that the package wanted to save it at. */
  savedPaths: Map<string, string>;
  /** The list of messages in the open form. */
  list?: List;
  /** The URL of the form that was not saved because of errors. */
  refused: string;
  writing: Writing;
  /** Its fields in their order. */
  order: readonly string[];
};

type List = {
  /** Renders it again. */
  forceUpdate(): void;
  /** Checks what the form now has, as the file that the package saves it at, if that is known. */
  check(savedPath?: string): void;
};

/**
 * Registers the field with the messages of the content check, and returns the check. A form with errors is not saved.
 */
export function registerCheck(formats: readonly FileFormat[]): Checker {
  const form: Form = {
    checker: new Checker(() => refreshAndClose(form)),
    formats,
    savedPaths: new Map(),
    refused: '',
    writing: new Writing(),
    order: [],
  };
  // A day that does not exist is no value, so typing one into an empty date does not change the form.
  addEventListener('focusout', () => form.list?.check());
  onTypingEnd(() => refreshAndClose(form));
  // Fields appear when they are scrolled to, unfolded or moved.
  const fieldsAppear = new MutationObserver(() => form.list && showMessages(form));
  fieldsAppear.observe(document.body, { childList: true, subtree: true });
  let pause: ReturnType<typeof setTimeout> | undefined;
  onCaretMove(() => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      form.writing.accept(form.checker.result.messages);
      refresh(form);
    }, pauseMs);
    if (form.list && form.writing.move(caretBlock(), messagesOf(form))) refresh(form);
  });
  CMS.registerFieldType(checkKey, fieldFor(form));
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => refuseErrors(form, String(entry.get('path') ?? '')),
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      form.refused = '';
      const saved = plain(entry);
      const format = formatOf(saved, formats);
      if (saved.path && format) form.checker.addFile(saved.path, writeEntry(saved.data, format));
    },
  });
  return form.checker;
}

/** How long a writer who pauses has not moved the caret. */
const pauseMs = 2000;

async function refuseErrors(form: Form, path: string): Promise<void> {
  // Renaming a picture saves the entries that show it.
  if (!form.list) return;
  form.list.check(path);
  const reason = refusal(inOrder(await form.checker.finished(), form));
  if (!reason) return;
  showAll(form);
  // The package shows the message of the cause of an error with this message.
  throw new Error('saving_failed', { cause: new Error(reason) });
}

/** Shows also what an attempt to save a form that is still being filled in has found, and opens the list. */
function showAll(form: Form): void {
  form.refused = location.hash;
  endTyping();
  refresh(form);
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

/** Shows the messages at their fields and in the list. */
function refresh(form: Form): void {
  if (!form.list) return;
  showMessages(form);
  form.list.forceUpdate();
}

/** The same, and closes an empty list, but not while one types: what is below would move. */
function refreshAndClose(form: Form): void {
  refresh(form);
  const list = summaryList();
  const isEmpty = messagesOf(form).length === 0 && !form.checker.result.isOutdated;
  if (list && isEmpty && !isTyping()) list.open = false;
}

/** The messages at fields: before an attempt to save the form, not those about what is still being filled in. */
function shownMessages(form: Form): readonly EntryMessage[] {
  const messages = messagesOf(form);
  return form.refused === location.hash ? messages : messages.filter((message) => !isEarly(message));
}

/** The messages about the form: before an attempt to save it, not the new ones about the block that is being written. */
function messagesOf(form: Form): readonly EntryMessage[] {
  const { checker, refused, writing } = form;
  const messages = inOrder(checker.result.messages, form);
  return refused === location.hash ? messages : messages.filter((message) => !writing.isNew(message));
}

/** Messages in the order of the fields of the form, which a file need not have; those without a field at the end. */
function inOrder(messages: readonly EntryMessage[], { order }: Form): EntryMessage[] {
  const rank = ({ field }: EntryMessage) => (field ? order.indexOf(field.split('.')[0] ?? '') : order.length);
  return messages.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Whether a message is about a form, a group or an item of a list that is still being filled in: the marks of required
 * fields say enough, and the text grows.
 */
function isEarly({ isMissing, rule, field = '' }: EntryMessage): boolean {
  const isNew = !location.hash.includes('/entries/');
  return isMissing
    ? isNew || rule === 'fields:blank' || isInList(field)
    : isNew && rule === 'fields:read-time';
}

function isInList(field: string): boolean {
  return /\.\d+(?:\.|$)/.test(field);
}

/** A file that is the only one of its kind has a format with its name, the others that of their folder. */
function formatOf({ collection, path }: FormEntry, formats: readonly FileFormat[]): FileFormat | undefined {
  return formats.find((format) => format.path === collection || path === `content/${format.path}`);
}

function plain(entry: unknown): FormEntry {
  return (entry as { toJS(): FormEntry }).toJS();
}

function fieldFor(form: Form) {
  const { checker, formats } = form;
  return createClass({
    /** Sets the custom property with the height of the check, below which toolbars stick. */
    resize: new ResizeObserver(() => {
      const height = summaryList()?.closest<HTMLElement>('[data-key-path]')?.offsetHeight;
      document.documentElement.style.setProperty('--check-height', `${height ?? 0}px`);
    }),

    componentDidMount() {
      form.list = this as unknown as List;
      form.refused = '';
      form.savedPaths.clear();
      const field = summaryList()?.closest<HTMLElement>('[data-key-path]');
      if (field) this.resize.observe(field);
      this.check();
    },

    componentDidUpdate() {
      this.check();
    },

    componentWillUnmount() {
      form.list = undefined;
      // Its messages would wait for the caret in the next form, too.
      form.writing.move(undefined, []);
      this.resize.disconnect();
    },

    entry() {
      return this.props.entry && plain(this.props.entry);
    },

    check(savedPath = '') {
      const entry = this.entry();
      const format = entry && formatOf(entry, formats);
      if (!format) return;
      form.order = format.order;
      const checked = {
        ...entryOfForm(entry, { format, files: checker.files }),
        unreadableDates: unreadableDates(),
      };
      // The end of a URL that is changed with the pencil is not among the data of the form.
      if (savedPath) form.savedPaths.set(checked.path, savedPath);
      const path = form.savedPaths.get(checked.path) ?? checked.path;
      checker.check({ ...checked, path });
    },

    /** What to do with an entry that is not finished; undefined if it cannot be a draft. */
    draftHint() {
      const { draft } = this.entry()?.data ?? {};
      if (draft === undefined) return undefined;
      return draft
        ? 'A draft needs a title and a category. What else you leave empty is saved as “TODO”: still to do.'
        : 'To go on another day, switch on “Draft”: it needs only a title and a category, and what else is empty is saved as “TODO”: still to do.';
    },

    render() {
      const { isOutdated, isChecked, hasFailed } = checker.result;
      const all = messagesOf(form);
      if (hasFailed) return h('p', { role: 'alert' }, notStarted);
      const isFilledIn = !all.some((message) => message.isMissing && isEarly(message));
      const messages = isFilledIn ? all : shownMessages(form);
      const missing = all.filter(({ isMissing }) => isMissing);
      const isAllShown = messages.length === all.length;
      const summary = [
        ...(isAllShown || hasErrors(messages) ? [summaryOf(messages)] : []),
        ...(isAllShown ? [] : [notFilledIn(missing)]),
        ...(lacksText(this.entry()) && !hasErrors(missing) ? ['The text is still empty.'] : []),
      ].join(' ');
      return h(
        'details',
        {
          className: 'check-summary',
          'data-has-errors': hasErrors(messages),
          'aria-busy': isOutdated,
        },
        // Later, the last words stay until there are others: shorter ones would move the form while one types.
        h('summary', null, h('span', { role: 'status' }, isChecked ? summary : 'Checking…')),
        h('ul', { tabIndex: 0, 'aria-label': 'Errors and warnings' }, ...listItems(messages)),
        missing.length > 0 && h('p', null, this.draftHint()),
      );
    },
  });
}

/** Whether it is an article without a text, which may be published: its page says that the text is coming soon. */
function lacksText(entry: FormEntry | undefined): boolean {
  return entry?.collection === 'articles' && String(entry.data[textKey] ?? '').trim() === '';
}

function hasErrors(messages: readonly EntryMessage[]): boolean {
  return messages.some(({ severity }) => severity === 'error');
}

function notFilledIn(missing: readonly EntryMessage[]): string {
  if (!hasErrors(missing)) return 'You can save this draft.';
  const isItem = missing.some(({ field = '' }) => /\.\d+$/.test(field));
  return `Fill in the fields with a star${isItem ? ' and new items' : ''}.`;
}

const notStarted =
  'The content check could not start in this browser. You can save: the checks of the pull request answer instead.';
