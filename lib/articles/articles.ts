import { allArticles, allPeople, type Article as Document } from '#content';
import { isShown, scheduledDay } from '../content/publication';
import { type Author, authorOf, type Person } from '../people/authors';
import { pictureOf, withPreparedPicture } from '../pictures/pictures';
import type { TextSection } from '../text/headings/sections';
import { partFor } from './schema';
import { type ArticleSummary, type Figure, inOrder } from './summaries';

/** An article with all of its fields. */
export type Article = Omit<Document, 'body' | 'aliases' | 'author' | 'sections' | '_id' | '_raw' | 'type'> &
  Figure & {
    /** The text as HTML; empty for an article without text. */
    html: string;
    /** Former slugs, whose URLs redirect to this article. */
    aliases: readonly string[];
    sections: readonly TextSection[];
    author?: Author;
    /** Whether it is published after the day of the build; only in development. */
    scheduled?: true;
  };

const people = new Map(
  allPeople.map(({ slug, name, role, picture }): [string, Person] => [slug, { name, role, picture }]),
);

/**
 * All articles, newest first. Drafts and articles with a later date than the build are shown only in development.
 * Never import this in the browser: it holds every text.
 */
export const articles: readonly Article[] = inOrder(allArticles.filter(isShown).map(fromDocument));

/** The part of an article that is sent to browsers: only the fields that the schema marks for it. */
export function summaryOf(article: Article): ArticleSummary {
  const picture = pictureOf(article);
  return {
    ...partFor('summary', article, ['categorySlug', 'drawing', 'mirrored', 'scheduled']),
    ...(picture && { picture }),
  };
}

function fromDocument({ body, aliases = [], ...fields }: Document) {
  const scheduled = scheduledDay(fields) ? (true as const) : undefined;
  const author = authorOf(fields.author, people);
  return {
    ...fields,
    author: author && withPreparedPicture(author),
    html: body.html.trim(),
    aliases,
    scheduled,
  };
}
