import type { z } from 'zod';

/** All that the site knows of a type of section besides its component. components/sections/list.ts lists the types. */
export type SectionType = {
  /** Its fields, `type` among them. */
  schema: z.ZodObject<{ type: z.ZodLiteral<string> }>;
  /** Whether a page has one at most. */
  isOnce?: boolean;
  /** The only page that can have the section: its script or its data belong there. */
  onlyOn?(section: WrittenSection): string | undefined;
  /** The page that cannot be without it. */
  neededOn?: string;
  /** The documents that it shows: without one of them, it is left out. */
  shows?(section: WrittenSection): ShownDocuments | undefined;
  /** Whether its heading is the h1 of the page, which has no address of its own. */
  isTitle?: boolean;
  /** Ids in it that links can target, besides that of its heading. */
  idsIn?(section: WrittenSection): string[];
};

/** The documents of a type, or those with a value in a field. */
type ShownDocuments = { collection: 'Article' | 'Person' | 'Venture'; field?: string; value?: unknown };

type DocumentsOf = (collection: ShownDocuments['collection']) => readonly Readonly<Record<string, unknown>>[];

/** Whether a section has something to show. Pages leave it out otherwise. */
export function isFilled(section: WrittenSection, type: SectionType | undefined, documentsOf: DocumentsOf) {
  const { collection, field = '', value } = type?.shows?.(section) ?? {};
  if (!collection) return true;
  return documentsOf(collection).some((document) => value === undefined || document[field] === value);
}

/** A section as it is written. */
export type WrittenSection = Readonly<Record<string, unknown>>;

/** The types by their names. */
export type SectionTypes = Readonly<Record<string, SectionType>>;
