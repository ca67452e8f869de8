import type { z } from 'zod';

/** All that the site knows of a type of section besides its component. components/sections/list.ts lists the types. */
export type SectionType = {
  /** Its fields, `type` among them. */
  schema: z.ZodObject<{ type: z.ZodLiteral<string> }>;
  /** What its picture in docs/sections.md shows, for people who cannot see it. */
  picture: string;
  /** Whether a page has one at most. */
  isOnce?: boolean;
  /** The only page that can have it: its script or its data belong there. */
  onlyOn?: string;
  /** The documents that it shows: without one of them, it is left out. */
  shows?(section: WrittenSection): ShownDocuments;
  /** Whether its heading is the h1 of the page, which has no address of its own. */
  isTitle?: boolean;
  /** Ids in it that links can target, besides that of its heading. */
  idsIn?(section: WrittenSection): string[];
  /** Whether it has a background or a border of its own, which the next section keeps its distance from. */
  isPanel?: boolean;
};

/** The documents of a type, or those with a value in a field. */
type ShownDocuments = { collection: 'Article' | 'Person' | 'Venture'; field?: string; value?: unknown };

/** A section as it is written. */
export type WrittenSection = Partial<Record<'type' | 'heading' | 'anchor' | 'items' | 'category', unknown>>;

/** The types by their names. */
export type SectionTypes = Readonly<Record<string, SectionType>>;
