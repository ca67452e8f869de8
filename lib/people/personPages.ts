import { type Article, articles } from '../articles/articles';
import { pageSize } from '../articles/newsLists.browser';
import { lastChange } from '../articles/summaries';
import { filled } from '../company/company';
import { htmlWithPictures, preparedPicture } from '../pictures/pictures';
import { ownRendition } from '../pictures/renditions';
import { escapedHtml } from '../text/escapedHtml';
import type { Html } from '../text/markdownFields';
import { numberedPath, personPath } from '../urls/paths.browser';
import { type Author, describePerson } from './authors.browser';
import { peopleWithPage } from './peopleWithPage';

/** A page of a person: the first, or one with older articles. */
export type PersonPage = {
  person: Author & { path: string };
  /** From 1. */
  number: number;
  pageCount: number;
  path: string;
  title: string;
  description: string;
  /** The day of the last change of an article. */
  modified?: string;
  openGraphImageOf: string;
  /** A sentence or two. */
  text?: Html;
  links: readonly string[];
  /** The biography; empty without one. */
  html: string;
  /** What the person has written, newest first. */
  articles: readonly Article[];
};

/** The pages of people, in the order of the site. */
export const personPages: readonly PersonPage[] = peopleWithPage.flatMap(pagesOf);

function pagesOf(document: Document): PersonPage[] {
  const { slug, name, role, links = [], body, compiledText, picture, focus } = document;
  const first = personPath(slug);
  const own = articles.filter(({ authors = [] }) => authors.some(({ path }) => path === first));
  const html = filled(body.html, escapedHtml).trim();
  const rendition = ownRendition(picture, 'portrait', focus);
  const text = compiledText as Html | null;
  const pageCount = Math.max(1, Math.ceil(own.length / pageSize));
  const shared = {
    person: { name, role, path: first, picture: rendition && preparedPicture(rendition) },
    description: describePerson({ name, role }, { biography: html !== '', articles: own.length > 0 }),
    text: text ? { html: filled(text.html, escapedHtml) } : undefined,
    html: htmlWithPictures(html),
    ...{ links, pageCount, modified: lastChange(own), openGraphImageOf: first },
  };
  return Array.from({ length: pageCount }, (_, index) => ({
    ...{ ...shared, number: index + 1, path: numberedPath(first, index + 1) },
    title: index === 0 ? name : `${name}, page ${index + 1}`,
    articles: own.slice(index * pageSize, (index + 1) * pageSize),
  }));
}

type Document = (typeof peopleWithPage)[number];
