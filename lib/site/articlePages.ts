import { articlePath } from '../schemas/paths.browser';
import { type Article, articles } from './articles';
import type { Page } from './pages';

/** The page of an article. */
type ArticlePage = Page & { article: Article };

/** The pages of all articles, newest first. */
export const articlePages: readonly ArticlePage[] = articles.map((article) => {
  const { slug, title, excerpt, date, updated = date, category, categorySlug } = article;
  return {
    ...{ slug, path: articlePath(slug), title, description: excerpt, modified: updated, article },
    openGraphImage: { label: category, drawing: `article-${categorySlug}` },
  };
});
