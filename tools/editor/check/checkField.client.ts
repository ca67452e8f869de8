import CMS from '@sveltia/cms';
import { checkKey, sourceKey, type Values } from '../entryFile';
import { type FileFormat, writeEntry } from '../fileFormats';
import { labelOf } from '../labels';
import { leadTo } from '../leadTo.client';
import { createClass, h } from '../react.client';
import { withUploads } from '../uploads';
import { check } from './checker.client';
import type { Answer, Entry } from './entryCheck';
import { type EntryMessage, kinds } from './messageInForm';

/** An entry as the package describes it; a new one has no path until it is saved. */
type FormEntry = { collection: string; path?: string; data: Values };

/** How long a writer who pauses has changed nothing. */
const pauseMs = 300;

/** Registers the field with the messages of the content check. An entry with errors is only saved as a draft. */
export function registerCheck(formats: readonly FileFormat[]): void {
  /** The list above the open form; undefined on a narrow screen while the preview is in its place. */
  let list: { entry(): FormEntry; show(answer: Answer | undefined): void } | undefined;

  const field = createClass({
    answer: undefined as Answer | undefined,
    isBusy: true,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    latest: undefined as Promise<unknown> | undefined,

    componentDidMount() {
      list = this;
      this.check(true);
    },
    componentDidUpdate({ entry }: { entry?: unknown }) {
      if (entry === this.props.entry) return;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.check(false), pauseMs);
      this.isBusy = true;
      this.forceUpdate();
    },
    componentWillUnmount() {
      if (list === this) list = undefined;
      clearTimeout(this.timer);
      this.latest = undefined;
    },
    entry() {
      return plain(this.props.entry);
    },
    async check(isFirst: boolean) {
      const latest = check({ entry: entryOf(this.entry(), formats), isFirst });
      this.latest = latest;
      const answer = await latest;
      if (this.latest === latest) this.show(answer);
    },
    show(answer: Answer | undefined) {
      this.answer = answer;
      this.isBusy = false;
      this.forceUpdate();
    },
    render() {
      const { answer, isBusy } = this;
      const messages = kinds.flatMap(
        (kind) => answer?.messages.filter((message) => message.kind === kind) ?? [],
      );
      const summary = answer || !isBusy ? summaryOf(this.entry(), answer) : 'Checking…';
      return h(
        'div',
        { className: 'check-summary', 'aria-busy': isBusy },
        h('p', { role: 'status' }, summary),
        h('ul', null, ...messages.map(itemFor)),
      );
    },
  });
  CMS.registerFieldType(checkKey, field);

  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      // In that of the form, pictures that are uploaded with it have their files.
      const formNow = () => ({ ...(list?.entry() ?? plain(entry)), path: String(entry.get('path')) });
      let form: FormEntry;
      let answer: Answer | undefined;
      // On a slow machine, the form gets a change that was made just before only during the check.
      do {
        form = formNow();
        answer = await check({ entry: entryOf(form, formats), isFirst: true });
      } while (JSON.stringify(form) !== JSON.stringify(formNow()));
      list?.show(answer);
      if (canBeSaved(form, answer)) return;
      document.querySelector('.check-summary')?.scrollIntoView({ block: 'center' });
      // As the package refuses a form with empty fields.
      throw new Error('validation_failed');
    },
  });
}

/** Whether a form can be saved: the check of the pull request answers for drafts, and if this one fails. */
function canBeSaved({ data }: FormEntry, answer: Answer | undefined): boolean {
  return data.draft === true || !answer || answer.messages.every(({ kind }) => kind === 'warning');
}

/** What the writer can do. */
function summaryOf(form: FormEntry, answer: Answer | undefined): string {
  if (!answer)
    return 'The content check failed. You can save: the checks of the pull request answer instead.';
  if (answer.messages.length === 0) return 'No errors or warnings.';
  return canBeSaved(form, answer)
    ? 'You can save.'
    : 'Correct the errors and fill in the empty fields to save.';
}

function itemFor(message: EntryMessage, index: number) {
  const { kind, text, field, place } = message;
  const link = field ? h('button', { type: 'button', onClick: () => leadTo(message) }, place) : place;
  return h('li', { key: index, 'data-kind': kind }, h('b', null, labelOf(kind)), ' ', link, ': ', text);
}

function plain(entry: unknown): FormEntry {
  return (entry as { toJS(): FormEntry }).toJS();
}

/** The file that saving a form would write, but without what a draft gets in place of empty fields. */
function entryOf({ collection, path, data }: FormEntry, formats: readonly FileFormat[]): Entry {
  // A file that is the only one of its kind has a format with its name, the others that of their folder.
  const format = formats.find((each) => each.path === collection || path === `content/${each.path}`);
  if (!format) throw new Error(`${path} has no form.`);
  const { values, uploads } = withUploads(data);
  const source = sourceOf(values, { ...format, standIns: {} });
  return { path: path || `content/${collection}/new-entry.${format.extension}`, source, uploads };
}

function sourceOf(values: Values, format: FileFormat): string {
  try {
    return writeEntry(values, format);
  } catch {
    // An entry whose file cannot be read: its form changes nothing.
    return String(values[sourceKey] ?? '');
  }
}
