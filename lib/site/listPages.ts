import { numberedPath } from '../schemas/paths.browser';
import type { Article } from './articles';

/** Articles on one page of a list. */
export const pageSize = 24;

/** A page of a list of articles: the first, or one with older articles. */
export type ListPage = ReturnType<typeof listPages>[number];

/** The pages of a list of articles, newest first; one page if there are no articles. */
export function listPages(articles: readonly Article[], first: { path: string; title: string }) {
  const pageCount = Math.max(1, Math.ceil(articles.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => ({
    /** From 1. */
    number: index + 1,
    pageCount,
    path: numberedPath(first.path, index + 1),
    title: index === 0 ? first.title : `${first.title}, page ${index + 1}`,
    articles: articles.slice(index * pageSize, (index + 1) * pageSize),
  }));
}
