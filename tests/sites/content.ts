import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The fields of an article that tests use. */
export type Article = {
  slug: string;
  path: string;
  id: number;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  /** The day of the last correction; without one, of publication. */
  modified: string;
  updateNote?: string;
  business?: string;
  readTime: string;
  image: string;
  imageAlt: string;
  aliases: string[];
  hasText: boolean;
  /** Those with a file have a page. */
  authors: { name: string; path?: string }[];
};

/** A person of content/people/. */
export type Person = { path: string; name: string; hasText: boolean; links: string[] };

/** A page of content/pages/ with its name and place in the navigation. */
type ContentPage = {
  path: string;
  label: string;
  position?: number;
  aliases: string[];
  sectionTypes: string[];
};

/** An entry of content/categories.yaml. */
export type Category = Record<'name' | 'slug' | 'description' | 'icon' | 'drawing' | 'colours', string> & {
  disclaimer?: boolean;
  path: string;
  /** The paths of its pages: that of its newest articles first. */
  paths: string[];
  aliases?: string[];
};

export type Company = Record<'name' | 'url' | 'email' | 'phone' | 'abn', string> & {
  legalName?: string;
  acn?: string;
  licence?: string;
  profiles?: { name: string; url: string }[];
  contacts?: Partial<Record<string, { name: string; email: string }>>;
  copyrightYear: number;
  address: Record<string, string>;
  security: { expires: string };
  verification?: { google?: string; bing?: string };
  disclaimer?: string;
  placeholders?: string[];
  delivery?: { subscriptions?: { url: string } };
};

export type Venture = {
  slug: string;
  name: string;
  order: number;
  status: 'established' | 'planned';
  url?: string;
  placeholders?: string[];
  inquiry: { value: string; label: string };
};

export type Content = {
  company: Company;
  businesses: Venture[];
  divisions: Venture[];
  /** Published articles, without drafts and those of a later day, newest first, then by lower id. */
  articles: Article[];
  /** Of drafts and articles of a later day: what nobody may find in the export. */
  unpublished: { slug: string; words: string[] }[];
  people: Person[];
  /** Every page of content/pages/ but the 404 page. */
  pages: ContentPage[];
  /** The effective date and h2 headings of each legal page, by path. */
  legal: Record<string, { effective: string; headings: string[] }>;
  /** The entries of categories.yaml. */
  categories: Category[];
  /** The entries of redirects.yaml. */
  redirects: { from: string; to: string }[];
};

/** Reads a content folder without the site's own code, so that tests do not compare that code with itself. */
export function readContent(folder: string): Content {
  const yaml = (file: string) => parse(readText(join(folder, file)));
  const ventures: Venture[] = filesIn(join(folder, 'ventures'), '.yaml').map((file) => ({
    slug: file.replace(/\.yaml$/, ''),
    ...yaml(`ventures/${file}`),
  }));
  const inOrder = (wanted: Venture['status']) =>
    ventures.filter(({ status }) => status === wanted).sort((a, b) => a.order - b.order);
  const company: Company = yaml('company.yaml');
  const legal = filesIn(join(folder, 'legal'), '.md').map((file) => {
    const { fields, text } = frontMatterOf(readText(join(folder, 'legal', file)));
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.replace(/[*_`]/g, '').replaceAll('{name}', company.name),
    );
    return [`/${file.replace(/\.md$/, '')}`, { effective: fields.effective as string, headings }] as const;
  });
  const people = peopleIn(join(folder, 'people'));
  const articles = articlesIn(join(folder, 'articles'), people);
  return {
    people,
    company,
    businesses: inOrder('established'),
    divisions: inOrder('planned'),
    articles,
    unpublished: unpublishedIn(folder),
    pages: pagesIn(join(folder, 'pages')),
    legal: Object.fromEntries(legal),
    categories: yaml('categories.yaml').categories.map((category: Category) =>
      categoryWith(category, articles),
    ),
    redirects: existsSync(join(folder, 'redirects.yaml')) ? (yaml('redirects.yaml').redirects ?? []) : [],
  };
}

/** Articles on a page of a list, such as that of a category. */
export const pageSize = 24;

function categoryWith(category: Category, articles: readonly Article[]): Category {
  const path = `/news-insights/category/${category.slug}`;
  return { ...category, path, paths: listPaths(path, articlesOf(category.name, articles).length) };
}

/** Returns the paths of the pages of a list of articles, that of the newest first. */
export function listPaths(path: string, count: number): string[] {
  return Array.from({ length: Math.max(1, Math.ceil(count / pageSize)) }, (_, index) =>
    index === 0 ? path : `${path}/page/${index + 1}`,
  );
}

const { SOURCE_DATE_EPOCH } = process.env;

/** The day of the build, as `2025-07-21`. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(
  SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now(),
);

function articlesIn(folder: string, people: readonly Person[]): Article[] {
  return articleFilesIn(folder)
    .filter(isPublished)
    .map(({ slug, fields, text }) => ({
      ...(fields as Omit<Article, 'slug'>),
      ...{ slug, path: `/news-insights/${slug}`, hasText: text.trim() !== '' },
      modified: String(fields.updated ?? fields.date),
      title: String(fields.title).trim(),
      excerpt: String(fields.excerpt).trim(),
      aliases: (fields.aliases ?? []) as string[],
      authors: authorsIn(fields, people),
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id);
}

function unpublishedIn(folder: string): Content['unpublished'] {
  const articles = articleFilesIn(join(folder, 'articles'));
  const hidden = articles.filter((file) => !isPublished(file));
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file) && !hidden.some(({ slug }) => file.endsWith(`${slug}.md`)))
    .map((file) => readText(join(folder, file)).toLowerCase());
  return hidden.map(({ slug, fields, text }) => ({
    slug,
    words: [fields.title, fields.excerpt, text]
      // Plain letters need no escaping in HTML or JSON.
      .flatMap((part) => /[A-Za-z ,]{20,60}/.exec(`${part}`)?.[0] ?? [])
      // Words that a published document has, too, may be in the export.
      .filter((words) => !others.some((other) => other.includes(words.toLowerCase()))),
  }));
}

type ArticleFile = ReturnType<typeof frontMatterOf> & { slug: string };

function articleFilesIn(folder: string): ArticleFile[] {
  return filesIn(folder, '.md').map((file) => ({
    slug: file.replace(/\.md$/, ''),
    ...frontMatterOf(readText(join(folder, file))),
  }));
}

function isPublished({ fields }: ArticleFile): boolean {
  return !fields.draft && String(fields.date) <= today;
}

function authorsIn(
  { author, authors }: Record<string, unknown>,
  people: readonly Person[],
): Article['authors'] {
  const names = (authors ?? (author ? [author] : [])) as string[];
  return names.map((name) => people.find(({ path }) => path === `/people/${name}`) ?? { name });
}

function peopleIn(folder: string): Person[] {
  if (!existsSync(folder)) return [];
  return filesIn(folder, '.md').map((file) => {
    const { fields, text } = frontMatterOf(readText(join(folder, file)));
    return {
      ...{ path: `/people/${file.replace(/\.md$/, '')}`, name: String(fields.name).trim() },
      ...{ hasText: text.trim() !== '', links: (fields.links ?? []) as string[] },
    };
  });
}

function pagesIn(folder: string): ContentPage[] {
  const files = filesIn(folder, '.md').filter((file) => file !== 'not-found.md');
  return files.map((file) => {
    const { title, navigation, sections, aliases = [] } = frontMatterOf(readText(join(folder, file))).fields;
    const path = file === 'home.md' ? '/' : `/${file.replace(/\.md$/, '')}`;
    const place = typeof navigation === 'object' ? navigation : { position: navigation };
    return {
      ...{ path, label: String(title).trim(), ...place, aliases },
      sectionTypes: ((sections ?? []) as { type: string }[]).map(({ type }) => type),
    } as ContentPage;
  });
}

function frontMatterOf(source: string): { fields: Record<string, unknown>; text: string } {
  const [block = '', yaml = ''] = /^---\n(.*?)^---$/ms.exec(source) ?? [];
  return { fields: parse(yaml) ?? {}, text: source.slice(block.length) };
}

/** Reads a text file without its BOM and with Unix line endings. */
function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith(extension));
}

/** Returns the articles of a filter, newest first. */
export function articlesOf(filter: string, articles: readonly Article[]): Article[] {
  return articles.filter(({ category }) => filter === 'All' || category === filter);
}

/** Returns the day of the last change of some articles; undefined for none. */
export function lastChange(articles: readonly Article[]): string | undefined {
  return articles
    .map(({ modified }) => modified)
    .sort()
    .at(-1);
}

/** Returns what an article has to say about its limits; empty if its category has no disclaimer. */
export function disclaimerOf({ category }: Article, { categories, company }: Content): string {
  const isDisclaimed = categories.some(({ name, disclaimer }) => name === category && disclaimer);
  return isDisclaimed ? (company.disclaimer ?? '').replaceAll('{name}', company.name).trim() : '';
}

/** Returns the name of a filter button, such as `Technology (2)`. */
export function filterName(filter: string, articles: readonly Article[]): string {
  return `${filter} (${articlesOf(filter, articles).length})`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats `2025-07-21` as `July 21, 2025`. */
export function displayDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]} ${day}, ${year}`;
}
