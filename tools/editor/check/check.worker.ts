import type { PictureSize } from '../../../lib/check/pictures/checkShownPictures';
import { collections } from '../../collections';
import { type Entry, EntryCheck } from './entryCheck';
import type { EntryMessage } from './messageInForm';

declare const FILES_WITHOUT_FORM: Record<string, string>;

/** The file of an entry that the editor has read, where to send the pages that a text can link to, or an entry to check. */
export type Request =
  | { file: { path: string; source: string } }
  | { pagesTo: MessagePort }
  | { id: number; entry: Entry };

export type Answer = { id: number; messages: EntryMessage[] };

const check = new EntryCheck(collections, new Map(Object.entries(FILES_WITHOUT_FORM)));
/** The sizes of pictures by what tells their files apart. */
const sizesByFile = new Map<string, Promise<PictureSize | undefined>>();
let latest: { id: number; entry: Entry } | undefined;

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('file' in data) {
    check.addFile(data.file.path, data.file.source);
    return;
  }
  if ('pagesTo' in data) {
    data.pagesTo.postMessage(check.pages());
    return;
  }
  latest = data;
  answer();
});

async function answer(): Promise<void> {
  const current = latest;
  if (!current) return;
  const sizes = await sizesOf(current.entry.pictures ?? {});
  if (current !== latest) return;
  const messages = check.messagesAbout(current.entry, sizes);
  postMessage({ id: current.id, messages } satisfies Answer);
}

/** The sizes of pictures by path. Those that cannot be read are left out: the form shows that. */
async function sizesOf(pictures: NonNullable<Entry['pictures']>): Promise<Map<string, PictureSize>> {
  const all = Object.entries(pictures).map(async ([path, picture]) => {
    const key = typeof picture === 'string' ? picture : `${path} ${picture.size} ${picture.lastModified}`;
    if (!sizesByFile.has(key)) sizesByFile.set(key, sizeOf(picture));
    return [path, await sizesByFile.get(key)] as const;
  });
  return new Map((await Promise.all(all)).flatMap(([path, size]) => (size ? [[path, size]] : [])));
}

async function sizeOf(picture: File | string): Promise<PictureSize | undefined> {
  try {
    const bytes = typeof picture === 'string' ? await (await fetch(picture)).blob() : picture;
    const { width, height } = await createImageBitmap(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
