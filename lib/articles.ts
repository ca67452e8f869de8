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

// Maps, because every one of thousands of pages asks: searching a list would make a build grow with the square.
const bySlug = new Map(articles.map((article) => [article.slug, article]));
const byAlias = new Map(
  articles.flatMap((article) => article.aliases.map((alias) => [alias, article] as const)),
);

export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** The article that a former slug leads to. */
export function articleByAlias(alias: string): Article | undefined {
  return byAlias.get(alias);
}

/** The article without its text, small enough to be sent with a page. */
export function summaryOf({ html: _html, aliases: _aliases, ...summary }: Article): ArticleSummary {
  return summary;
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
