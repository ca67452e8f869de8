import { join } from 'node:path';
import type { VFile } from 'vfile';
import { article, summaryPart } from '../../../lib/articles/schema';
import { type ArticleSummary, drawingOf, inOrder } from '../../../lib/articles/summaries';
import { textHtml } from '../../../lib/articles/textHtml';
import { checkContent } from '../../../lib/check/checkContent';
import { type Group, withFacts } from '../../../lib/company/facts';
import { type ContentDocument, fieldOf, markedFields, pathsOf } from '../../../lib/content/document';
import { filesWithPage, publicationOf, scheduledDay } from '../../../lib/content/publication';
import type { Message } from '../../../lib/diagnostics/messages';
import {
  authorsOf,
  describePerson,
  type NamedAuthor,
  type Person,
} from '../../../lib/people/authors.browser';
import { authorUses } from '../../../lib/people/checkAuthors';
import { hasBiography } from '../../../lib/people/collection';
import { shownPictures } from '../../../lib/pictures/checkShownPictures';
import { pictureFilePattern, pictureFolder } from '../../../lib/pictures/schema';
import { downloadsFolder, downloadUrl } from '../../../lib/text/downloads/plugin';
import { htmlOf } from '../../../lib/text/markdownFields';
import { collections } from '../../collections';
import { disclaimersIn, groupIn, peopleIn } from './facts';
import { judgementsOf } from './judgements';
import { plainLanguageNotes } from './plainLanguage';

/** A document with a page: an article, a page, a person or a legal text. */
export type ReportedDocument = ArticleParts & {
  path: string;
  slug: string;
  isArticle: boolean;
  /** The path of its page. */
  url?: string;
  /** Whether visitors see its page. */
  isPublic: boolean;
  /** What search results show; undefined if its fields are invalid. */
  searchResult?: { title: string; text: string };
  /** The files of our own that it shows or links to. */
  files: readonly string[];
  /** The messages about it and about its files. */
  messages: readonly Message[];
  /** What only a person can judge. */
  judgements: readonly string[];
  /** What could be plainer in its words. */
  plainLanguage: readonly string[];
};

/** What only articles have. */
type ArticleParts = {
  /** Its fields; undefined if they are invalid, or if its text cannot be parsed. */
  summary?: ArticleSummary;
  /** What stays in view of its picture. */
  focus?: string;
  authors?: readonly NamedAuthor[];
  /** What its page shows as its text, as HTML. */
  html?: string;
};

type Sources = {
  /** The content folder. */
  folder: string;
  /** The people of content/people/ by file name. */
  people: ReadonlyMap<string, Person>;
  /** The files whose pages visitors see. */
  withPage: ReadonlySet<VFile>;
  /** What articles call their authors. */
  authors: ReadonlySet<unknown>;
  /** The disclaimer as HTML, by the names of the categories that have it. */
  disclaimers: ReadonlyMap<string, string>;
  /** What its sentences can name; undefined if a file about it is invalid. */
  group?: Group;
  /** The messages about each picture and each file to download. */
  fileMessages: ReadonlyMap<string, readonly Message[]>;
};

/**
 * Every document of a content folder that has a page, with its messages: articles first, of these drafts and scheduled
 * ones first, then by date, invalid ones last.
 */
export async function readDocuments(folder: string): Promise<ReportedDocument[]> {
  const files = await checkContent(folder, collections);
  const fileMessages = new Map(
    files.filter(({ data }) => data.folder).map(({ path, messages }) => [path, messages]),
  );
  const parsed = files.filter(({ data }) => data.document);
  const group = groupIn(files);
  const sources = {
    folder,
    fileMessages,
    ...{ people: peopleIn(files), group, disclaimers: disclaimersIn(files, group) },
    withPage: new Set(filesWithPage(files)),
    authors: new Set(parsed.flatMap(authorUses).map(({ value }) => value)),
  };
  const documents = files
    .filter(({ data: { collection } }) => collection?.url && !collection.entries)
    .filter((file) => !file.data.document || file.data.collection?.hasPage?.(file, parsed) !== false)
    .map((file) => reported(file, sources));
  return [
    ...sorted(documents.filter((item) => item.isArticle)),
    ...documents.filter((item) => !item.isArticle),
  ];
}

/** The files of content/pictures/ and content/files/ that a document shows or links to. */
function filesOf(file: VFile, { folder }: Sources): string[] {
  const { document } = file.data;
  if (!document) return [];
  const linked = document.links.flatMap(({ url }) => downloadUrl.exec(url)?.[1] ?? []);
  return [
    ...new Set([
      ...shownPictures(file).map(({ name }) => join(folder, pictureFolder, name)),
      ...[...linked, ...downloadFields(document)].map((name) => join(folder, downloadsFolder, name)),
    ]),
  ];
}

/** The files to download that its fields name, as in a section `documents`. */
function downloadFields(document: ContentDocument): string[] {
  return markedFields(document, 'isDownload').map(({ text }) => text);
}

function reported(file: VFile, sources: Sources): ReportedDocument {
  const { folder, fileMessages, withPage } = sources;
  const { document, collection } = file.data;
  const fields = document ? markedFields(document, 'isWords') : [];
  const text = document?.text ?? String(file);
  const inParagraphs = (some: typeof fields) => [...some.map((field) => field.text), text].join('\n\n');
  const isArticle = collection?.name === 'Article';
  const parts = isArticle ? articleParts(file, sources) : {};
  const files = filesOf(file, sources);
  const faces = (parts.authors ?? []).flatMap(({ picture = [] }) => picture);
  const facePaths = faces.map((face) => join(folder, pictureFolder, face));
  return {
    ...parts,
    ...{ path: file.path, slug: file.stem ?? '', isArticle, files },
    url: document && pathsOf(document)[0],
    isPublic: withPage.has(file),
    searchResult: searchResultOf(file, sources),
    messages: [
      ...file.messages,
      ...[...new Set([...facePaths, ...files])].flatMap((path) => fileMessages.get(path) ?? []),
    ],
    judgements: judgementsOf({
      text: inParagraphs(fields.filter(({ path }) => path[0] === 'sections')),
      ...{ isArticle, isDraft: parts.summary?.draft },
      files: document && downloadFields(document),
      reviewBy: document && String(fieldOf(document, 'reviewBy')),
      isOwnPicture: pictureFilePattern.test(parts.summary?.image ?? ''),
    }),
    plainLanguage: plainLanguageNotes(inParagraphs(fields)),
  };
}

/** What search results show of a document whose fields are valid. */
function searchResultOf(
  { stem = '', data: { document, collection } }: VFile,
  { people, authors, group }: Sources,
): ReportedDocument['searchResult'] {
  if (collection?.name === 'Person') {
    const person = people.get(stem);
    if (!person || !document) return undefined;
    const has = { biography: hasBiography(document), articles: authors.has(stem) };
    return { title: person.name, text: describePerson(person, has) };
  }
  const data = collection?.schema.safeParse(document?.yaml?.values).data;
  const shown = (text: unknown) => (group ? withFacts(String(text), group) : String(text));
  return data && { title: shown(data.title), text: shown(data.excerpt ?? data.description) };
}

function articleParts(file: VFile, { people, disclaimers }: Sources): ArticleParts {
  const { document } = file.data;
  const { data } = article.safeParse(document?.yaml?.values);
  if (!document?.tree || !data) return {};
  const authors = authorsOf(data, people);
  const { stem: slug = '' } = file;
  const drawing = drawingOf(data.category);
  return {
    focus: data.focus,
    authors,
    summary: {
      // withOwnPictures adds them.
      ...summaryPart({ ...data, slug, authors: undefined }),
      ...drawing,
      mirrored: false,
      scheduled: scheduledDay(publicationOf(document)) ? true : undefined,
    },
    html: textHtml({
      ...data,
      ...drawing,
      html: htmlOf(document.text ?? '').trim(),
      disclaimer: disclaimers.get(data.category),
    }),
  };
}

/** Sorted as on the site, so that the same drawings are mirrored. */
function sorted(articles: readonly ReportedDocument[]): ReportedDocument[] {
  const published = inOrder(
    articles.flatMap(({ summary }) => (summary && !summary.draft && !summary.scheduled ? [summary] : [])),
  );
  const place = (slug: string) => published.findIndex((summary) => summary.slug === slug);
  const rank = ({ slug, summary }: ReportedDocument) => (summary ? place(slug) : Number.MAX_SAFE_INTEGER);
  return articles
    .map((item) => ({ ...item, summary: published[place(item.slug)] ?? item.summary }))
    .sort((a, b) => rank(a) - rank(b));
}
