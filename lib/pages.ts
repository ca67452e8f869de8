import { pageList as document } from '#content';
import { type Article, articles } from './articles';
import { legalDocuments } from './legal';
import type { Category } from './schema/categories';
import { articlePath } from './urls';

export type Page = {
  path: string;
  title: string;
  description: string;
  /** ISO day of the last change as the content knows it; undefined where it says nothing. */
  modified?: string;
  /** Path of the page whose share picture stands for this one too; its own when undefined. */
  sharePicture?: string;
  /** Category of an article. */
  category?: Category;
};

type CompanyPath = (typeof document.pages)[number]['path'];

/** A company page by its path, as content/pages.yaml describes it; throws when it is not there. */
export function companyPage(path: CompanyPath): Page {
  const page = document.pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`content/pages.yaml has no entry for ${path}.`);
  const { title, description } = page;
  // The list of articles changes with its newest one.
  return { path, title, description, modified: path === '/news-insights' ? articles[0]?.date : undefined };
}

/** The page of an article. */
export function pageOf({ slug, title, excerpt, date, category }: Article): Page {
  return { path: articlePath(slug), title, description: excerpt, modified: date, category };
}

/** Every page that search engines should know, in the order of the navigation. */
export const allPages: readonly Page[] = [
  ...document.pages.map(({ path }) => companyPage(path)),
  ...legalDocuments.map(({ path, title, description, effective }) => ({
    ...{ path, title, description },
    modified: effective,
  })),
  ...articles.map(pageOf),
];
