import { allArticles, type Article as Document } from 'contentlayer/generated';
import { type ArticleSummary, inOrder } from './summaries';

export type Article = ArticleSummary & {
  /** The text as HTML; empty for an article without text. */
  html: string;
};

/** The articles of the site, newest first. Never import this in the browser: it holds every text. */
export const articles: readonly Article[] = inOrder(allArticles.map(fromDocument));

export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The article without its text, small enough to be sent with a page. */
export function summaryOf({ html: _, ...summary }: Article): ArticleSummary {
  return summary;
}

function fromDocument(document: Document) {
  const { id, title, excerpt, category, readTime, image, imageAlt } = document;
  return {
    ...{ id, title, excerpt, category, readTime, image, imageAlt },
    slug: document._raw.flattenedPath.replace(/^articles\//, ''),
    date: document.date.slice(0, 10),
    html: document.body.html.trim(),
  };
}
