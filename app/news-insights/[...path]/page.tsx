import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArchivePage } from '@/components/news/ArchivePage';
import { ArticlePage } from '@/components/news/ArticlePage';
import { MovedPage } from '@/components/news/MovedPage';
import { archivePages } from '@/lib/archive';
import { articlePageData } from '@/lib/articlePage';
import { articleByAlias, articleBySlug, articles } from '@/lib/articles';
import { pageMetadata } from '@/lib/metadata';
import { toBeRendered } from '@/lib/pagePlan';
import { articlePath } from '@/lib/urls';

type Props = { params: Promise<{ path: string[] }> };

export const dynamicParams = false;

// One route for articles and archive, because an export refuses a route that has no page: as the archive
// has none while all articles stand on the News page.
export function generateStaticParams() {
  const slugs = articles.flatMap(({ slug, aliases }) => [slug, ...aliases]);
  const paths = [...slugs.map(articlePath), ...archivePages.map((page) => page.path)];
  return toBeRendered(paths).map((path) => ({ path: path.split('/').slice(2) }));
}

async function find({ params }: Props) {
  const { path } = await params;
  const archive = archivePages.find((page) => page.path === `/news-insights/${path.join('/')}`);
  if (archive) return { archive };
  const [slug = ''] = path;
  const article = articleBySlug(slug);
  return { article: article ?? articleByAlias(slug) ?? notFound(), hasMoved: !article };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { archive, article } = await find(props);
  if (archive) return pageMetadata(archive);
  const { title, excerpt, slug, date, category } = article;
  const page = { title, description: excerpt, path: articlePath(slug) };
  return pageMetadata(page, { published: date, category });
}

export default async function Page(props: Props) {
  const { archive, article, hasMoved } = await find(props);
  if (archive) return <ArchivePage page={archive} />;
  if (hasMoved) return <MovedPage title={article.title} href={articlePath(article.slug)} />;
  return <ArticlePage data={articlePageData(article)} />;
}
