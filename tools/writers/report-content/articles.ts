import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { buildDay } from '../../../lib/buildDay';
import { checkContent } from '../../../lib/check/checkContent';
import type { Message } from '../../../lib/check/messages';
import { article, partFor } from '../../../lib/schema/article';
import { drawingOf } from '../../../lib/schema/categories';
import { type ArticleSummary, inOrder } from '../../../lib/summaries';
import { judgementsOf } from './judgements';

export type ReportedArticle = {
  path: string;
  slug: string;
  /** Its fields; undefined if they are invalid. */
  summary?: ArticleSummary;
  /** Its compiled text; undefined if the build is older than the text. */
  html?: string;
  aliases: readonly string[];
  messages: readonly Message[];
  /** What only a person can judge. */
  judgements: readonly string[];
};

type Compiled = { body: { raw: string; html: string }; _raw: { sourceFileName: string } };

const compiledArticles = '.contentlayer/generated/Article/_index.json';

/** Every article of a content folder with its messages: drafts first, then by date, invalid ones last. */
export async function readArticles(folder: string): Promise<ReportedArticle[]> {
  const files = await checkContent(folder);
  const compiled = await readCompiled();
  const names = (await readdir(join(folder, 'articles'))).filter((name) => name.endsWith('.md')).sort();
  const articles: ReportedArticle[] = [];
  for (const name of names) {
    const path = join(folder, 'articles', name);
    const messages = files.find((file) => file.path === path)?.messages ?? [];
    const source = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const built = compiled.find(({ _raw }) => _raw.sourceFileName === name)?.body;
    articles.push({ path, messages, ...read(basename(name, '.md'), source, built) });
  }
  return sorted(articles);
}

async function readCompiled(): Promise<Compiled[]> {
  const text = await readFile(compiledArticles, 'utf8').catch(() => {
    throw new Error('The site has not been built yet. Run "npm run build" first.');
  });
  return JSON.parse(text);
}

function read(slug: string, source: string, built: Compiled['body'] | undefined) {
  const [, fields = '', text = source] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$([\s\S]*)/m.exec(source) ?? [];
  const { data } = article.safeParse(valuesOf(fields));
  const isUpToDate = built && built.raw.replace(/\r\n?/g, '\n').trim() === text.trim();
  return {
    slug,
    aliases: data?.aliases ?? [],
    summary: data && {
      ...partFor('summary', { ...data, slug }),
      ...{ drawing: drawingOf(data.category), mirrored: false },
      scheduled: !data.draft && data.date > buildDay ? (true as const) : undefined,
    },
    judgements: judgementsOf({ text, isDraft: data?.draft }),
    html: isUpToDate ? built.html.trim() : undefined,
  };
}

/** The fields of front matter; undefined if it is invalid, which the check reports. */
function valuesOf(fields: string): unknown {
  try {
    return parse(fields);
  } catch {
    return undefined;
  }
}

/** Sorted as on the site, so that the same drawings are mirrored. */
function sorted(articles: readonly ReportedArticle[]): ReportedArticle[] {
  const published = inOrder(
    articles.flatMap(({ summary }) => (summary && !summary.draft && !summary.scheduled ? [summary] : [])),
  );
  const place = (slug: string) => published.findIndex((summary) => summary.slug === slug);
  return articles
    .map((item) => ({ ...item, summary: published[place(item.slug)] ?? item.summary }))
    .sort((a, b) => rank(a, place) - rank(b, place));
}

function rank({ slug, summary }: ReportedArticle, place: (slug: string) => number): number {
  if (!summary) return Number.MAX_SAFE_INTEGER;
  return place(slug);
}
