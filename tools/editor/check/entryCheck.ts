import type { VFile } from 'vfile';
import { checkDocument } from '../../../lib/check/checkDocument';
import { checkTogether } from '../../../lib/check/checkTogether';
import {
  checkShownPictures,
  type PictureSize,
  shownPictures,
} from '../../../lib/check/pictures/checkShownPictures';
import type { ContentDocument } from '../../../lib/content/document';
import { findFiles } from '../../../lib/content/findFiles';
import { readDocument } from '../../../lib/content/parse';
import { collections } from '../../collections';
import { type PageLink, pageLinks } from '../pageLinks';
import { type EntryMessage, inForm } from './messageInForm';

/** A file as a form would save it, by its path in the repository. */
export type Entry = {
  path: string;
  source: string;
  /** The `blob:` URLs of the files that would be uploaded with it, by their paths. */
  uploads: Readonly<Record<string, string>>;
};

/** The messages about an entry, and the public pages. */
export type Answer = { messages: readonly EntryMessage[]; pages: readonly PageLink[] };

/** Checks an entry among others, by path, with the rules of `npm run check:content`, and uploads with these sizes by name. */
export function checkEntry(
  { path, source }: Entry,
  others: Readonly<Record<string, string>>,
  sizes: ReadonlyMap<string, PictureSize>,
): Answer {
  const texts = { ...others, [path]: source };
  const names = Object.keys(texts).map((path) => path.slice('content/'.length));
  const listing = { folder: 'content', names: names.sort(), folders: [], irregular: [] };
  const files = findFiles(listing, collections).filter(({ data }) => data.collection);
  for (const file of files) parse(file, texts[file.path] ?? '');
  const entry = files.find((file) => file.path === path);
  if (!entry) throw new Error(`${path} is no file of a collection.`);
  if (entry.data.document) {
    checkDocument(entry);
    const documents = files.filter(({ data }) => data.document);
    checkTogether(documents, collections);
    // Which others exist, only the check of the pull request knows: it can add some.
    const uploaded = shownPictures(entry).filter(({ name }) => sizes.has(name));
    checkShownPictures(uploaded, sizes);
  }
  const messages = entry.messages.toSorted((one, other) => (one.line ?? 1) - (other.line ?? 1));
  return {
    messages: messages.map((message) => inForm(message, entry.data.document)),
    pages: pageLinks(files),
  };
}

/** By path, because parsing all content takes longer than a writer pauses. */
const parsed = new Map<string, { source: string; document: ContentDocument }>();

function parse(file: VFile, source: string): void {
  const known = parsed.get(file.path);
  if (known?.source === source) {
    file.data.document = known.document;
    return;
  }
  if (file.data.collection) readDocument(file, new TextEncoder().encode(source), file.data.collection);
  if (file.data.document) parsed.set(file.path, { source, document: file.data.document });
}
