import { pageList as document } from '#content';
import { type Article, articles } from '../articles/articles';
import type { Category } from '../articles/categories';
import { company } from '../company/company';
import { withFacts } from '../company/facts';
import { articlePath } from '../urls/paths.browser';
import { legalDocuments, textDocuments } from './documents';

export type Page = {
  path: string;
  title: string;
  description: string;
  /** ISO date of the last change, if the content has one. */
  modified?: string;
  /** Path of the page whose Open Graph image this page uses, instead of its own. */
  openGraphImageOf?: string;
  /** Only for articles. */
  category?: Category;
};

type CompanyPath = (typeof document.pages)[number]['path'];

/** A page from content/pages.yaml by its path; throws if there is none. */
export function companyPage(path: CompanyPath): Page {
  const page = document.pages.find((entry) => entry.path === path);
  if (!page) throw new Error(`content/pages.yaml has no entry for ${path}.`);
  const { title, description } = withFacts('PageList', page, company);
  return { path, title, description, modified: path === '/news-insights' ? articles[0]?.date : undefined };
}

export function pageOf({ slug, title, excerpt, date, category }: Article): Page {
  return { path: articlePath(slug), title, description: excerpt, modified: date, category };
}

/** Every page for search engines, in the order of the navigation. */
export const allPages: readonly Page[] = [
  ...document.pages.map(({ path }) => companyPage(path)),
  ...textDocuments.map(({ path, title, description }) => ({ path, title, description })),
  ...legalDocuments.map(({ path, title, description, effective }) => ({
    ...{ path, title, description },
    modified: effective,
  })),
  ...articles.map(pageOf),
];
