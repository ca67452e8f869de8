import { type ArchivePage, archivePages } from './archive';
import { type Article, articleByAlias, articleBySlug, articles } from './articles';
import { articlePath } from './urls';

/** What stands at an address below the News page; `moved` tells that an article now stands elsewhere. */
type NewsRoute = { archive: ArchivePage } | { archive?: undefined; article: Article; moved: boolean };

/** Every path below the News page: of articles, of their former addresses, of the archive. */
export const newsPaths: readonly string[] = [
  ...articles.flatMap(({ slug, aliases }) => [slug, ...aliases]).map(articlePath),
  ...archivePages.map(({ path }) => path),
];

/** What stands at a path; undefined when nothing does. */
export function newsRoute(path: string): NewsRoute | undefined {
  const archive = archivePages.find((page) => page.path === path);
  if (archive) return { archive };
  const slug = path.replace('/news-insights/', '');
  const article = articleBySlug(slug);
  const present = article ?? articleByAlias(slug);
  return present && { article: present, moved: !article };
}
