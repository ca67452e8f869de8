import { collections } from '../../collections';
import { type Entry, EntryCheck, type EntryMessage } from './entryCheck';

declare const FILES_WITHOUT_FORM: Record<string, string>;

/** The file of an entry that the editor has read, where to send the pages that a text can link to, or an entry to check. */
export type Request =
  | { file: { path: string; source: string } }
  | { pagesTo: MessagePort }
  | { id: number; entry: Entry };

/** Answers come twice for an entry that is checked before the dictionary is there: the second has the spelling. */
export type Answer = { id: number; messages: EntryMessage[]; spelling: Spelling };

/** Whether the spelling was checked. */
export type Spelling = 'checked' | 'loading' | 'failed';

const check = new EntryCheck();
const files = new Map(Object.entries(FILES_WITHOUT_FORM));
let latest: { id: number; entry: Entry } | undefined;
let spelling: Spelling | undefined;
let speller: typeof import('../../../lib/text/words/speller') | undefined;

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('file' in data) {
    files.set(data.file.path, data.file.source);
    return;
  }
  if ('pagesTo' in data) {
    data.pagesTo.postMessage(check.pages({ collections, files }));
    return;
  }
  latest = data;
  if (!spelling) loadSpeller();
  answer();
});

function answer(): void {
  if (!latest || !spelling) return;
  const options = { collections, files, spellerFor: speller?.australianSpeller };
  const messages = check.messagesAbout(latest.entry, options);
  postMessage({ id: latest.id, messages, spelling } satisfies Answer);
}

async function loadSpeller(): Promise<void> {
  spelling = 'loading';
  try {
    speller = await import('../../../lib/text/words/speller');
    spelling = 'checked';
  } catch {
    spelling = 'failed';
  }
  answer();
}
