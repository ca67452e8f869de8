import { type ContentsItem, contentsOf } from '../markdown/headings';
import type { Picture } from '../schemas/pictureSources.browser';
import { type Article, articles, summaryOf } from './articles';
import { type Business, businesses } from './company';
import { subscriptions } from './endpoints';
import { requiredPage } from './pages';
import { htmlWithPictures, pictureOf } from './pictures';
import { adjacentTo, relatedTo } from './relatedArticles';
import type { ArticleSummary } from './summaries';

/** Everything that an article's page shows. */
export type ArticlePageData = {
  article: Article & { picture?: Picture };
  /** What its table of contents lists; none for a text with few sections. */
  contents: readonly ContentsItem[];
  /** The business that it is about. */
  business?: Business;
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: readonly ArticleSummary[];
  /** The newsletter block of the News page; undefined without one, and without an endpoint for it. */
  newsletter?: { heading: string };
};

/** A table of contents with fewer items is not needed. */
const leastItems = 4;

export function articlePageData(article: Article): ArticlePageData {
  const contents = contentsOf(article.raw);
  const { previous, next } = adjacentTo(article.slug, articles);
  return {
    article: { ...article, html: htmlWithPictures(article.html), picture: pictureOf(article) },
    contents: contents.length < leastItems ? [] : contents,
    business: businesses.find(({ slug }) => slug === article.business),
    previous: previous && summaryOf(previous),
    next: next && summaryOf(next),
    related: relatedTo(article, articles).map(summaryOf),
    newsletter: newsletterBlock(),
  };
}

function newsletterBlock(): ArticlePageData['newsletter'] {
  const { sections } = requiredPage('news-insights');
  const heading = sections.find(({ type }) => type === 'newsletter')?.heading;
  return subscriptions && heading ? { heading } : undefined;
}
