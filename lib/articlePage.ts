import { type Article, articles, summaryOf } from './articles';
import { neighboursOf, relatedTo } from './neighbours';
import type { ArticleSummary } from './summaries';

/** All that an article's own page shows of the articles: it may change only when one of these does. */
export type ArticlePageData = {
  article: Article;
  earlier?: ArticleSummary;
  later?: ArticleSummary;
  related: readonly ArticleSummary[];
};

export function articlePageData(article: Article): ArticlePageData {
  const { earlier, later } = neighboursOf(article.slug, articles);
  return {
    article,
    earlier: earlier && summaryOf(earlier),
    later: later && summaryOf(later),
    related: relatedTo(article, articles).map(summaryOf),
  };
}
