import { basename } from 'node:path';
import { VFile } from 'vfile';
import { compareMessage } from 'vfile-sort';
import { z } from 'zod';
import { checkDocument } from '../../../lib/check/checkDocument';
import { checkTogether, withNames } from '../../../lib/check/checkTogether';
import type { Collection } from '../../../lib/content/collection';
import { type ContentDocument, documentOf } from '../../../lib/content/document';
import { findFiles } from '../../../lib/content/findFiles';
import { readDocument } from '../../../lib/content/readDocument';
import { startOfFile } from '../../../lib/diagnostics/messages';
import { layersAt, schemaAt, unwrapped } from '../../../lib/fields/schemaAt';
import {
  checkShownPictures,
  type PictureSize,
  shownPictures,
} from '../../../lib/pictures/checkShownPictures';
import { pictureFolder } from '../../../lib/pictures/schema';
import { publishedUrlsFile } from '../../../lib/redirects/publishedUrls';
import { checkDownloadLinks } from '../../../lib/text/downloads/checkDownloadLinks';
import { downloadsFolder } from '../../../lib/text/downloads/plugin';
import type { Speller } from '../../../lib/text/words/speller';
import { wordListFile } from '../../../lib/text/words/wordList';
import { formWords } from '../formWords';
import { type PageLink, pageLinks } from '../pageLinks';
import { type EntryMessage, fieldInForm, inForm } from './messageInForm';

/** A file as it is in a form. */
export type Entry = {
  /** From the root of the repository. */
  path: string;
  source: string;
  /** How many empty lines the text has at its start in the form, which are not in the source. */
  emptyLines?: number;
  /** The paths of the pictures and downloads in the repository; undefined if the editor has not read them. */
  assets?: readonly string[];
  /** The pictures that it shows, by path, as far as the editor has read them; a `blob:` URL of one that is not uploaded yet. */
  pictures?: Readonly<Record<string, File | string>>;
  /** The paths of groups and items of lists that the form has and the source does not, because all their fields are empty. */
  blank?: readonly Path[];
  /** The fields of a draft that are empty in the form, and for which the source has a stand-in. */
  standIns?: readonly string[];
  /** The key paths of dates that have no value, although something is typed into their controls. */
  unreadableDates?: readonly string[];
};

type Options = {
  collections: readonly Collection[];
  /** The texts of the other files, by path. */
  files: ReadonlyMap<string, string>;
  /** The sizes of pictures by path, as far as they are known. */
  sizes?: ReadonlyMap<string, PictureSize>;
  /** Makes the speller for a list of own words; undefined while there is no dictionary. */
  spellerFor?(words: string): Speller;
};

type Path = readonly PropertyKey[];

const folder = 'content';

/** Checks entries one after another, with the same rules as `npm run check:content`. Unchanged files are parsed once. */
export class EntryCheck {
  private readonly parsed = new Map<string, { source: string; document?: ContentDocument }>();
  private speller?: { words: string; speller: Speller };
  private saved?: { sources: readonly string[]; errors: readonly FileError[] };

  /** The messages about an entry, in the order of the file. */
  messagesAbout(
    { path, source, emptyLines = 0, assets, standIns = [], blank = [], unreadableDates = [] }: Entry,
    options: Options,
  ): EntryMessage[] {
    const files = new Map(options.files).set(path, source);
    const found = this.read(files, options.collections);
    const documents = found.filter(({ data }) => data.document);
    const entry = found.find((file) => file.path === path);
    if (!entry) return [];
    const { document } = entry.data;
    let caused: string[] = [];
    if (document) {
      checkDocument(entry, this.spellerFor(withNames(textOf(files, wordListFile), documents), options));
      const before = new Set(errorsBeside(path, this.errorsWhenSaved(options)));
      const after = errorsTogether({ documents, files, edited: entry }, options);
      caused = errorsBeside(path, after).filter((each) => !before.has(each));
      checkPicturesOf(entry, { assets, sizes: options.sizes });
      if (assets) checkDownloadLinks([entry], namesIn(downloadsFolder, assets));
      for (const group of blank) checkBlank(entry, group);
    }
    const messages = entry.messages.sort(compareMessage).map((message) => inForm(message, document));
    // The file does not have these days, so the rules see a field that is missing or left out.
    const others = messages.filter(({ field = '' }) => ![...unreadableDates, ...standIns].includes(field));
    return [
      ...unreadableDates.map((field) => unreadableDate(field, document)),
      ...standIns.map((field) => missingInDraft(field, document)),
      ...others.map((message) => movedDown(message, emptyLines)),
      ...caused.map(errorElsewhere),
    ];
  }

  /** The errors of all files together as they were read or saved. */
  private errorsWhenSaved(options: Options): readonly FileError[] {
    const { files, collections } = options;
    const sources = [...files.values()];
    if (this.saved && isSameList(this.saved.sources, sources)) return this.saved.errors;
    const documents = this.read(files, collections).filter(({ data }) => data.document);
    const errors = errorsTogether({ documents, files }, options);
    this.saved = { sources, errors };
    return errors;
  }

  /** The public pages of these files. */
  pages({ files, collections }: Options): PageLink[] {
    return pageLinks(this.read(files, collections));
  }

  private read(files: ReadonlyMap<string, string>, collections: readonly Collection[]): VFile[] {
    const names = [...files.keys()].map((path) => path.slice(`${folder}/`.length)).sort();
    const found = findFiles({ folder, names, folders: [], irregular: [] }, collections);
    for (const file of found) if (file.data.collection) this.readOne(file, files.get(file.path) ?? '');
    return found;
  }

  private readOne(file: VFile, source: string): void {
    const known = this.parsed.get(file.path);
    if (known?.source === source && known.document) {
      file.data.document = known.document;
      return;
    }
    readDocument(file, new TextEncoder().encode(source), file.data.collection as Collection);
    this.parsed.set(file.path, { source, document: file.data.document });
  }

  private spellerFor(words: string, { spellerFor }: Options): Speller | undefined {
    if (spellerFor && this.speller?.words !== words) this.speller = { words, speller: spellerFor(words) };
    return this.speller?.speller;
  }
}

type FileError = { path: string; reason: string };

/** Checks documents together, and returns their errors. */
function errorsTogether(
  {
    documents,
    files,
    edited,
  }: { documents: readonly VFile[]; files: ReadonlyMap<string, string>; edited?: VFile },
  { collections }: Options,
): FileError[] {
  const publishedUrls = new VFile({
    path: `${folder}/${publishedUrlsFile}`,
    value: textOf(files, publishedUrlsFile),
  });
  checkTogether({ documents, collections, publishedUrls, edited });
  return [...documents, publishedUrls].flatMap(({ path, messages }) =>
    messages.flatMap(({ fatal, reason }) => (fatal ? [{ path, reason }] : [])),
  );
}

/** The errors in other files than that of a path, without those that name it: they are reported at it, too. */
function errorsBeside(path: string, errors: readonly FileError[]): string[] {
  const others = errors.filter(
    (error) => error.path !== path && !error.reason.includes(path.slice(`${folder}/`.length)),
  );
  return others.map((error) => `${error.path} then has an error: ${error.reason}`);
}

function isSameList(list: readonly string[], other: readonly string[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index]);
}

/** Adds an error for each picture of an entry that does not exist, as far as the editor has read which do, or is too small. */
function checkPicturesOf(
  entry: VFile,
  { assets, sizes = new Map() }: Pick<Entry & Options, 'assets' | 'sizes'>,
) {
  const measured = new Map([...sizes].map(([path, size]) => [basename(path), size] as const));
  const shown = shownPictures(entry);
  if (!assets)
    checkShownPictures(
      shown.filter(({ name }) => measured.has(name)),
      measured,
    );
  else {
    const names = namesIn(pictureFolder, assets);
    checkShownPictures(shown, new Map(names.map((name) => [name, measured.get(name)])));
  }
}

function namesIn(own: string, assets: readonly string[]): string[] {
  return assets.filter((path) => path.startsWith(`${folder}/${own}/`)).map((path) => basename(path));
}

/** Adds an error for each required field of a blank group or item, unless the check has found that it is missing. */
function checkBlank(entry: VFile, path: Path): void {
  const { yaml, collection } = documentOf(entry);
  const isReported = entry.messages.some(({ field }) =>
    field?.every((key, index) => index >= path.length || path[index] === key),
  );
  const type = schemaAt(collection.schema, yaml?.values, path);
  if (!type || isReported) return;
  const { error } = type.safeParse(unwrapped(type) instanceof z.ZodObject ? {} : '');
  for (const issue of error?.issues ?? []) {
    const field = [...path, ...issue.path];
    const message = entry.message('is empty', { place: startOfFile, source: 'fields', ruleId: 'blank' });
    const inForm = issue.path.length > 0 ? 'Fill this in.' : 'Fill this in, or remove it.';
    Object.assign(message, { fatal: true, field, inForm });
  }
}

/** A message about a text that has more lines at its start in the form. */
function movedDown(message: EntryMessage, lines: number): EntryMessage {
  const { placeInText: place } = message;
  return place ? { ...message, placeInText: { ...place, line: place.line + lines } } : message;
}

function unreadableDate(field: string, document: ContentDocument | undefined): EntryMessage {
  const { collection, yaml } = document ?? {};
  const layers = collection ? layersAt(collection.schema, yaml?.values, field.split('.')) : [];
  const isOptional = layers.some((layer) => layer instanceof z.ZodOptional);
  const orDelete = isOptional ? ', or delete its day, month and year' : '';
  const reason = `there is no such day, or the date is not complete: correct it${orDelete}`;
  return {
    severity: 'error',
    reason,
    inForm: reason,
    rule: 'fields:date',
    place: startOfFile,
    ...fieldInForm(field, document),
  };
}

/** A warning, because it may be corrected there next. */
function errorElsewhere(reason: string): EntryMessage {
  const message = { severity: 'warning', rule: 'content:elsewhere', fieldName: 'Other entries' } as const;
  return { ...message, reason, inForm: formWords(reason), place: startOfFile };
}

function missingInDraft(field: string, document: ContentDocument | undefined): EntryMessage {
  const [reason, inForm] = ['is missing', 'Fill this in before the draft is published.'];
  const message = { severity: 'warning', reason, inForm, rule: 'fields:draft', isMissing: true } as const;
  return { ...message, place: startOfFile, ...fieldInForm(field, document) };
}

function textOf(files: ReadonlyMap<string, string>, name: string): string {
  return files.get(`${folder}/${name}`) ?? '';
}
