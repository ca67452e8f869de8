import { allArticles, type Article as Document } from '#content';
import { isShown, scheduledDay } from '../content/publication';
import { summaryPart } from '../schemas/article';
import { type Author, authorsOf, shownAuthors } from './authors.browser';
import { categoryNamed } from './categories';
import { company } from './company';
import { disclaimerHtml } from './disclaimer';
import { peopleBySlug } from './peopleWithPage';
import { pictureOf, withPreparedPicture } from './pictures';
import { type ArticleDrawing, type ArticleSummary, inOrder } from './summaries';

/** An article with all of its fields. */
export type Article = Omit<Document, 'body' | 'author' | 'authors' | '_id' | '_raw' | 'type' | 'isValid'> &
  ArticleDrawing & {
    /** The text as HTML; empty for an article without text. */
    html: string;
    /** The text as Markdown. */
    raw: string;
    /** The disclaimer as HTML, if the category has it. */
    disclaimer?: string;
    /** Undefined if the article names nobody. */
    authors?: readonly Author[];
    /** Whether it is published after the day of the build; only in development and previews. */
    scheduled?: true;
  };

/**
 * All articles, newest first. Drafts and articles with a later date than the build are shown only in development and previews.
 * Never import this in the browser: it holds every text.
 */
export const articles: readonly Article[] = inOrder(allArticles.filter(isShown).map(fromDocument));

/** The part of an article that is sent to browsers, see `summaryFields`. */
export function summaryOf(article: Article): ArticleSummary {
  const picture = pictureOf(article);
  return {
    ...summaryPart(article),
    ...(article.authors && { authors: shownAuthors(article.authors) }),
    ...(picture && { picture }),
  };
}

function fromDocument({ body, author, authors, ...fields }: Document) {
  const scheduled = scheduledDay(fields) ? (true as const) : undefined;
  const named = authorsOf({ author, authors }, peopleBySlug);
  return {
    ...fields,
    authors: named.length > 0 ? named.map(withPreparedPicture) : undefined,
    html: body.html.trim(),
    raw: body.raw,
    disclaimer: categoryNamed(fields.category).disclaimer ? disclaimerHtml(company.disclaimer) : undefined,
    scheduled,
  };
}
