import type { PageLink } from '../pageLinks';
import type { Answer, Request } from './check.worker';
import type { Entry } from './entryCheck';
import type { EntryMessage } from './messageInForm';

export type Result = {
  messages: readonly EntryMessage[];
  /** Whether the check of the latest change has not ended yet. */
  isOutdated: boolean;
  /** Whether the form has been checked at all. */
  isChecked: boolean;
  /** Whether the check cannot run in this browser. */
  hasFailed: boolean;
};

const none: Result = {
  messages: [],
  isOutdated: true,
  isChecked: false,
  hasFailed: false,
};

/** Typing is not checked letter by letter. */
const delayMs = 150;

/** Runs the content check in a worker, on the latest state of the open form. */
export class Checker {
  private latest = none;
  private worker?: Worker;
  /** The sources of the files that the editor has read or saved, by path. */
  readonly files = new Map<string, string>();
  private entry?: Entry;
  /** The URL of the form that the entry is in. */
  private form = '';
  private id = 0;
  private timer?: ReturnType<typeof setTimeout>;
  private waiting: (() => void)[] = [];

  /** Calls back at each result. */
  constructor(private readonly onResult: () => void) {}

  addFile(path: string, source: string): void {
    this.files.set(path, source);
    this.worker?.postMessage({ file: { path, source } } satisfies Request);
  }

  /** The latest result for the open form. */
  get result(): Result {
    return location.hash === this.form ? this.latest : { ...none, hasFailed: this.latest.hasFailed };
  }

  /** Checks the entry of the open form soon, unless it is as before. */
  check(entry: Entry): void {
    const isOther = location.hash !== this.form;
    if (!isOther && isSame(entry, this.entry)) return;
    this.form = location.hash;
    this.entry = entry;
    this.id += 1;
    this.set({ isOutdated: true, ...(isOther && { messages: [], isChecked: false }) });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.sendEntry(), delayMs);
  }

  /** The messages about the latest state of the form. */
  async finished(): Promise<readonly EntryMessage[]> {
    if (this.timer !== undefined) this.sendEntry();
    while (this.latest.isOutdated && !this.latest.hasFailed)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.latest.messages;
  }

  /** The public pages, as the editor has read and saved them; none if the check cannot run in this browser. */
  async pages(): Promise<readonly PageLink[]> {
    this.worker ??= this.start();
    if (this.latest.hasFailed) return [];
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage({ pagesTo: port2 } satisfies Request, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
  }

  private sendEntry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.worker ??= this.start();
    if (this.entry) this.worker.postMessage({ id: this.id, entry: this.entry } satisfies Request);
  }

  /** Not before a form is open: lists need no check. */
  private start(): Worker {
    const worker = new Worker(new URL('./check.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.receive(data));
    worker.addEventListener('error', () => this.set({ messages: [], hasFailed: true, isOutdated: false }));
    for (const [path, source] of this.files) worker.postMessage({ file: { path, source } } satisfies Request);
    return worker;
  }

  private receive({ id, messages }: Answer): void {
    if (id === this.id) this.set({ messages, isOutdated: false, isChecked: true, hasFailed: false });
  }

  private set(change: Partial<Result>): void {
    this.latest = { ...this.latest, ...change };
    this.onResult();
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

function isSame(entry: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(entry) === JSON.stringify(other);
}
