import type { z } from 'zod';
import type { SectionTypes } from '../schemas/sectionType';

/** A kind of document in content/. */
export type Collection = {
  /** Contentlayer's name of the document type. */
  name: string;
  /** Folder below content/, or the file itself. */
  path: string;
  /** Whether it may be missing: git keeps no empty folders. */
  isOptional?: boolean;
  extension: '.md' | '.yaml';
  /** The size of a file in bytes that is too much, if not that of a text. */
  maxSize?: number;
  schema: z.ZodObject;
  /**
   * What the visual editor calls its documents and one of them, what its lists show of each if not only the title, the field
   * above the text if not the last one, and whether none can be added.
   */
  form: { label: string; one: string; summary?: string; textAfter?: string; isFixed?: boolean };
  /** The path of a document's page; undefined if its documents have no page of their own. */
  url?(slug: string): string | undefined;
  /** The field with a list of what has pages, each with a `slug` and `aliases`, in place of one page for the file. */
  entries?: string;
  /** The types of section that its documents can have. */
  sectionTypes?: SectionTypes;
  /** Whether its pages are lists of articles, with feeds below them. */
  hasFeeds?: boolean;
  /** The documents that must exist, by file name. */
  required?: readonly string[];
  /** The error about a site without any of its documents; undefined if it needs none. */
  reasonIfEmpty?: string;
  /** The facts about the group that its text can contain besides those of every sentence; undefined if it can contain none. */
  textFacts?: readonly string[];
};

/** A folder of content/ whose files are no documents. */
export type FileFolder = {
  path: string;
  /** What is wrong with the type of a file, by its name; undefined if it is correct. */
  typeReason?(name: string): string | undefined;
};
