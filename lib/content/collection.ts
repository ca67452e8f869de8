import type { VFile } from 'vfile';
import type { z } from 'zod';

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
   * What the visual editor calls its documents and one of them, what its lists show of each if not only the title, and the
   * field above the text if not the last one.
   */
  form: { label: string; one: string; summary?: string; textAfter?: string };
  /** The path of a document's page; undefined if its documents have no page of their own. */
  url?(slug: string): string | undefined;
  /** Whether a document has its page, which may depend on the published documents; undefined if all have. */
  hasPage?(file: VFile, published: readonly VFile[]): boolean;
  /** The field with a list of what has pages, each with a `slug` and `aliases`, in place of one page for the file. */
  entries?: string;
  /** Whether its pages are lists of articles, with feeds below them. */
  hasFeeds?: boolean;
  /** The documents that must exist, by file name. */
  required?: readonly string[];
  /** The ids on a document's page that links can target, besides those in its text. */
  anchorsOf?(file: VFile, published: readonly VFile[]): string[];
  /** The level-2 headings that documents need, in order, by file name. */
  requiredSections?: ReadonlyMap<string, readonly string[]>;
  /** The error about a site without any of its documents; undefined if it needs none. */
  reasonIfEmpty?: string;
  /** The facts about the group that its text can contain besides those of every sentence; undefined if it can contain none. */
  textFacts?: readonly string[];
  /** Adds messages to its documents that depend on other documents. Runs in the order of the list of collections. */
  checkAll?(own: readonly VFile[], site: CheckedSite): void;
};

/** A folder of content/ whose files are no documents. */
export type FileFolder = {
  path: string;
  /** What is wrong with the type of a file, by its name; undefined if it is correct. */
  typeReason?(name: string): string | undefined;
  /** What else to change with the name of a file. */
  renameHint?: string;
};

/** What the checks across documents share. */
export type CheckedSite = {
  /** Every document of every collection. */
  documents: readonly VFile[];
  urls: { published: SiteUrls; all: SiteUrls };
  /** The document in a form, whose writer can correct what it has in common with another. */
  edited?: VFile;
};

/** Every path of the site with the anchors on its page; undefined where they are unknown. */
export type SiteUrls = ReadonlyMap<string, ReadonlySet<string> | undefined>;
