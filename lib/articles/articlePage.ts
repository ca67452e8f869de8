import { htmlWithPictures, pictureOf } from '../pictures/pictures';
import type { Picture } from '../pictures/sources.browser';
import { type Article, articles, summaryOf } from './articles';
import { adjacentTo, relatedTo } from './relatedArticles';
import type { ArticleSummary } from './summaries';

/** Everything that an article's page shows. */
export type ArticlePageData = {
  article: Article & { picture?: Picture };
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: readonly ArticleSummary[];
};

export function articlePageData(article: Article): ArticlePageData {
  const { previous, next } = adjacentTo(article.slug, articles);
  return {
    article: { ...article, html: htmlWithPictures(article.html), picture: pictureOf(article) },
    previous: previous && summaryOf(previous),
    next: next && summaryOf(next),
    related: relatedTo(article, articles).map(summaryOf),
  };
}
