import type { VFile } from 'vfile';
import { isDay } from '../schemas/isoDay';
import { buildDay } from './buildDay';
import { type ContentDocument, documentOf, fieldOf } from './document';

/** What decides whether a document is public: a compiled one has these fields, `publicationOf` has those of others. */
type Publication = { draft?: boolean; date?: string };

/** When a parsed document is public. A field that cannot be read has its own message, and keeps no page from being public. */
export function publicationOf(document: ContentDocument): Publication {
  const date = String(fieldOf(document, 'date') ?? '');
  return { draft: fieldOf(document, 'draft') === true, date: isDay(date) ? date : '' };
}

/** Whether visitors see a document on a day, as `2025-07-21`: never a draft, and always one without a date. */
export function isPublic({ draft, date = '' }: Publication, day = buildDay): boolean {
  return !draft && date <= day;
}

/** The documents of parsed files that are public on a day. */
export function publicDocuments(files: readonly VFile[], day?: string): ContentDocument[] {
  return files.map(documentOf).filter((document) => isPublic(publicationOf(document), day));
}

/** Whether a build publishes an article; the development server and previews (`PREVIEW=1`) show every one. */
export function isShown(article: Publication): boolean {
  return isPublic(article) || process.env.NODE_ENV === 'development' || process.env.PREVIEW === '1';
}

/** The day on which an article will be published; undefined for a draft and for one that is public on a day. */
export function scheduledDay({ draft, date = '' }: Publication, day = buildDay): string | undefined {
  return !draft && isDay(date) && date > day ? date : undefined;
}
