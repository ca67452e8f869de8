import { basename } from 'node:path';
import type { VFile } from 'vfile';
import { compareMessage } from 'vfile-sort';
import { z } from 'zod';
import { checkDocument } from '../../../lib/check/checkDocument';
import { checkTogether } from '../../../lib/check/checkTogether';
import { checkDownloadLinks } from '../../../lib/check/downloads/checkDownloadLinks';
import {
  checkShownPictures,
  type PictureSize,
  shownPictures,
} from '../../../lib/check/pictures/checkShownPictures';
import type { Collection } from '../../../lib/content/collection';
import { type ContentDocument, documentOf } from '../../../lib/content/document';
import { findFiles } from '../../../lib/content/findFiles';
import { startOfFile } from '../../../lib/content/messages';
import { readDocument } from '../../../lib/content/parse';
import { downloadsFolder } from '../../../lib/schemas/downloads';
import { pictureFolder } from '../../../lib/schemas/pictures';
import { layersAt, schemaAt, unwrapped } from '../../../lib/schemas/schemaAt';
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

type Path = readonly PropertyKey[];

const folder = 'content';

/** Checks entries one after another, with the same rules as `npm run check:content`. Unchanged files are parsed once. */
export class EntryCheck {
  private readonly parsed = new Map<string, { source: string; document?: ContentDocument }>();
  /** The errors of all files together as they were read or saved. */
  private errorsWhenSaved?: readonly FileError[];

  /** `files` are the texts of files by path. */
  constructor(
    private readonly collections: readonly Collection[],
    private readonly files = new Map<string, string>(),
  ) {}

  /** Adds a file as it was read or saved. */
  addFile(path: string, source: string): void {
    this.files.set(path, source);
    this.errorsWhenSaved = undefined;
  }

  /** The messages about an entry, in the order of the file. `sizes` are those of pictures by path, as far as they are known. */
  messagesAbout(
    { path, source, emptyLines = 0, assets, standIns = [], blank = [], unreadableDates = [] }: Entry,
    sizes?: ReadonlyMap<string, PictureSize>,
  ): EntryMessage[] {
    const files = new Map(this.files).set(path, source);
    const found = this.read(files);
    const entry = found.find((file) => file.path === path);
    if (!entry) return [];
    const { document } = entry.data;
    let caused: string[] = [];
    if (document) {
      checkDocument(entry);
      this.errorsWhenSaved ??= this.errorsTogether(this.read(this.files));
      const before = new Set(errorsBeside(path, this.errorsWhenSaved));
      const after = this.errorsTogether(found, entry);
      caused = errorsBeside(path, after).filter((each) => !before.has(each));
      checkPicturesOf(entry, assets, sizes);
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

  /** The public pages of the files. */
  pages(): PageLink[] {
    return pageLinks(this.read(this.files));
  }

  private read(files: ReadonlyMap<string, string>): VFile[] {
    const names = [...files.keys()].map((path) => path.slice(`${folder}/`.length)).sort();
    const found = findFiles({ folder, names, folders: [], irregular: [] }, this.collections);
    for (const file of found) if (file.data.collection) this.readOne(file, files.get(file.path) ?? '');
    return found;
  }

  private readOne(file: VFile, source: string): void {
    const cached = this.parsed.get(file.path);
    if (cached?.source === source && cached.document) {
      file.data.document = cached.document;
      return;
    }
    readDocument(file, new TextEncoder().encode(source), file.data.collection as Collection);
    this.parsed.set(file.path, { source, document: file.data.document });
  }

  /** Checks the documents among files together, and returns their errors. */
  private errorsTogether(found: readonly VFile[], edited?: VFile): FileError[] {
    const documents = documentsIn(found);
    checkTogether({ documents, collections: this.collections, edited });
    return documents.flatMap(({ path, messages }) =>
      messages.flatMap(({ fatal, reason }) => (fatal ? [{ path, reason }] : [])),
    );
  }
}

type FileError = { path: string; reason: string };

function documentsIn(files: readonly VFile[]): VFile[] {
  return files.filter(({ data }) => data.document);
}

/** The errors in other files than that of a path, without those that name it: they are reported at it, too. */
function errorsBeside(path: string, errors: readonly FileError[]): string[] {
  const others = errors.filter(
    (error) => error.path !== path && !error.reason.includes(path.slice(`${folder}/`.length)),
  );
  return others.map((error) => `${error.path} then has an error: ${error.reason}`);
}

/** Adds an error for each picture of an entry that does not exist, as far as the editor has read which do, or is too small. */
function checkPicturesOf(
  entry: VFile,
  assets: Entry['assets'],
  sizes: ReadonlyMap<string, PictureSize> = new Map(),
): void {
  const measured = new Map([...sizes].map(([path, size]) => [basename(path), size] as const));
  const shown = shownPictures(entry);
  const existing = assets ? namesIn(pictureFolder, assets) : shown.map(({ name }) => name);
  checkShownPictures(shown, new Map(existing.map((name) => [name, measured.get(name)])));
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
  return atStartOfFile({ severity: 'error', reason, rule: 'fields:date', ...fieldInForm(field, document) });
}

/** A warning, because it may be corrected there next. */
function errorElsewhere(reason: string): EntryMessage {
  const message = { severity: 'warning', rule: 'content:elsewhere', fieldName: 'Other entries' } as const;
  return atStartOfFile({ ...message, reason, inForm: formWords(reason) });
}

function missingInDraft(field: string, document: ContentDocument | undefined): EntryMessage {
  const [reason, inForm] = ['is missing', 'Fill this in before the draft is published.'];
  const message = { severity: 'warning', reason, inForm, rule: 'fields:draft', isMissing: true } as const;
  return atStartOfFile({ ...message, ...fieldInForm(field, document) });
}

/** A message about what is not in the file, so at its start. */
function atStartOfFile(message: Omit<EntryMessage, 'inForm' | 'place'> & { inForm?: string }): EntryMessage {
  return { inForm: message.reason, place: startOfFile, ...message };
}
