import { allArticles, type Article as Document } from '#content';
import { type ArticleSummary, inOrder } from './summaries';

export type Article = ArticleSummary & {
  /** The text as HTML; empty for an article without text. */
  html: string;
  /** Former slugs, whose addresses lead to this article. */
  aliases: readonly string[];
};

/**
 * The articles of the site, newest first; drafts are among them only while the site is being written.
 * Never import this in the browser: it holds every text.
 */
export const articles: readonly Article[] = inOrder(allArticles.filter(isShown).map(fromDocument));

// A map keeps the build O(n) with thousands of articles.
const bySlug = new Map(articles.map((article) => [article.slug, article]));
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** What of an article is sent to browsers. Picked field by field: a new one is not sent by accident. */
export function summaryOf(article: Article): ArticleSummary {
  const { id, slug, title, excerpt, category, date, readTime, image, imageAlt, mirrored, draft } = article;
  return {
    ...{ id, slug, title, excerpt, category, date, readTime, image, imageAlt, mirrored },
    ...(draft && { draft }),
  };
}

function isShown({ draft }: Document): boolean {
  return !draft || process.env.NODE_ENV === 'development';
}

function fromDocument(document: Document) {
  const { id, title, excerpt, category, readTime, image, imageAlt } = document;
  return {
    ...{ id, title, excerpt, category, readTime, image, imageAlt },
    slug: document._raw.flattenedPath.replace(/^articles\//, ''),
    date: document.date.slice(0, 10),
    html: document.body.html.trim(),
    aliases: document.aliases ?? [],
    ...(document.draft && { draft: true }),
  };
}
