import type { requiredPages } from '../schemas/page';
import { type PageDocument, pageDocuments } from './documents';

export type Page = {
  /** The name of the file of the document that the page shows. */
  slug?: string;
  path: string;
  title: string;
  description: string;
  /** ISO date of the last change, if the content has one. */
  modified?: string;
  /** Path of the page whose Open Graph image this page uses, instead of its own. */
  openGraphImageOf?: string;
  /** The small line above the title in its own Open Graph image, and its drawing. */
  openGraphImage?: { label: string; drawing: string };
  /** Its place among the pages of a list, from 1. */
  number?: number;
  /** Whether search engines are told not to index it. */
  isUnlisted?: boolean;
};

/** A page of content/pages/ that has a URL. */
type PublicPage = PageDocument & { path: string };

/** A page that every site has, by its file name. Throws if there is none. */
export function requiredPage(slug: Exclude<(typeof requiredPages)[number], 'not-found'>): PublicPage {
  return required(publicPages, slug);
}

function required<Document extends PageDocument>(pages: readonly Document[], slug: string): Document {
  const page = pages.find((entry) => entry.slug === slug);
  if (!page) throw new Error(`content/pages/${slug}.md is missing.`);
  return page;
}

/** The pages of content/pages/ that have a URL. */
export const publicPages: readonly PublicPage[] = pageDocuments.filter(
  (page): page is PublicPage => page.path !== undefined,
);

/** What visitors see at a URL without a page. */
export const notFoundPage: PageDocument = required(pageDocuments, 'not-found');
