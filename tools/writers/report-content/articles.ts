import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { VFile } from 'vfile';
import { authorOf, type Person } from '../../../lib/authors';
import { checkContent } from '../../../lib/check/checkContent';
import { fieldOf, scheduledDay } from '../../../lib/check/document';
import { splitFrontMatter } from '../../../lib/check/frontMatter';
import type { Message } from '../../../lib/check/messages';
import { normalizeNewlines } from '../../../lib/check/parse';
import { article, partFor } from '../../../lib/schema/article';
import { drawingOf } from '../../../lib/schema/categories';
import { person } from '../../../lib/schema/person';
import { pictureFilePattern } from '../../../lib/schema/picture';
import { type ArticleSummary, inOrder } from '../../../lib/summaries';
import { judgementsOf } from './judgements';

export type ReportedArticle = {
  path: string;
  slug: string;
  /** Its fields; undefined if they are invalid. */
  summary?: ArticleSummary;
  /** What stays in view of its picture. */
  focus?: string;
  author?: Person;
  /** Its compiled text; undefined if the build is older than the text. */
  html?: string;
  aliases: readonly string[];
  messages: readonly Message[];
  /** What only a person can judge. */
  judgements: readonly string[];
};

type Compiled = { body: { raw: string; html: string }; _raw: { sourceFileName: string } };

type Sources = {
  compiled: readonly Compiled[];
  /** The people of content/people/ by file name. */
  people: ReadonlyMap<string, Person>;
  /** The messages about each file of content/pictures/. */
  pictures: ReadonlyMap<string, readonly Message[]>;
};

const compiledArticles = '.contentlayer/generated/Article/_index.json';

/** Every article of a content folder with its messages: drafts and scheduled ones first, then by date, invalid ones last. */
export async function readArticles(folder: string): Promise<ReportedArticle[]> {
  const files = await checkContent(folder);
  const compiled = await readCompiled();
  const articles = files.filter(({ data }) => data.collection?.name === 'Article');
  const pictures = new Map(
    files.filter(({ data }) => data.isPicture).map((file) => [basename(file.path), file.messages]),
  );
  const people = peopleIn(files);
  return sorted(articles.map((file) => reported(file, { compiled, people, pictures })));
}

/** The messages about the pictures of a document, which are at the files of the pictures. */
function pictureMessages(
  file: VFile,
  author: Person | undefined,
  pictures: Sources['pictures'],
): readonly Message[] {
  const names = [
    author?.picture ?? '',
    String(file.data.document && fieldOf(file.data.document, 'image')),
    ...(file.data.document?.pictures.map(({ url }) => basename(url)) ?? []),
  ];
  return [...new Set(names)].flatMap((name) => pictures.get(name) ?? []);
}

async function readCompiled(): Promise<Compiled[]> {
  const text = await readFile(compiledArticles, 'utf8').catch(() => {
    throw new Error('The site has not been built yet. Run "npm run build" first.');
  });
  return JSON.parse(text);
}

/** The people of content/people/ by file name. */
function peopleIn(files: readonly VFile[]): Map<string, Person> {
  const named = files.filter(({ data }) => data.collection?.name === 'Person');
  return new Map(
    named.flatMap(({ stem = '', data }) => {
      const { data: values } = person.safeParse(data.document?.yaml?.values);
      return values ? [[stem, values] as const] : [];
    }),
  );
}

function reported(file: VFile, { compiled, people, pictures }: Sources): ReportedArticle {
  const slug = basename(file.path, '.md');
  const source = normalizeNewlines(String(file));
  const { text = source } = splitFrontMatter(source);
  const { document } = file.data;
  const { data } = article.safeParse(document?.yaml?.values);
  const built = compiled.find(({ _raw }) => _raw.sourceFileName === basename(file.path))?.body;
  const isUpToDate = built && normalizeNewlines(built.raw).trim() === text.trim();
  const author = authorOf(data?.author, people);
  return {
    path: file.path,
    messages: [...file.messages, ...pictureMessages(file, author, pictures)],
    slug,
    aliases: data?.aliases ?? [],
    focus: data?.focus,
    author,
    summary: data && {
      ...partFor('summary', { ...data, slug, author: author && { ...author, picture: undefined } }),
      ...{ drawing: drawingOf(data.category), mirrored: false },
      scheduled: document && scheduledDay(document) ? true : undefined,
    },
    judgements: judgementsOf({ text, isDraft: data?.draft, isOwnPicture: isOwn(data?.image) }),
    html: isUpToDate ? built.html.trim() : undefined,
  };
}

function isOwn(image = ''): boolean {
  return pictureFilePattern.test(image);
}

/** Sorted as on the site, so that the same drawings are mirrored. */
function sorted(articles: readonly ReportedArticle[]): ReportedArticle[] {
  const published = inOrder(
    articles.flatMap(({ summary }) => (summary && !summary.draft && !summary.scheduled ? [summary] : [])),
  );
  const place = (slug: string) => published.findIndex((summary) => summary.slug === slug);
  const rank = ({ slug, summary }: ReportedArticle) => (summary ? place(slug) : Number.MAX_SAFE_INTEGER);
  return articles
    .map((item) => ({ ...item, summary: published[place(item.slug)] ?? item.summary }))
    .sort((a, b) => rank(a) - rank(b));
}
