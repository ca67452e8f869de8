import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArchivePage } from '@/components/news/ArchivePage';
import { ArticlePage } from '@/components/news/ArticlePage';
import { MovedPage } from '@/components/news/MovedPage';
import { articlePageData } from '@/lib/articlePage';
import { pageMetadata } from '@/lib/metadata';
import { newsPaths, newsRoute } from '@/lib/newsRoutes';
import { toBeRendered } from '@/lib/pagePlan';
import { pageOf } from '@/lib/pages';

export * from '../../noPrefetch';

type Props = { params: Promise<{ path: string[] }> };

export const dynamicParams = false;

// One route for articles and archive, because an export refuses a route that has no page: as the archive
// has none while all articles stand on the News page.
export function generateStaticParams() {
  return toBeRendered(newsPaths).map((path) => ({ path: path.split('/').slice(2) }));
}

async function find({ params }: Props) {
  return newsRoute(`/news-insights/${(await params).path.join('/')}`) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const route = await find(props);
  if (route.archive) return pageMetadata(route.archive);
  return pageMetadata(pageOf(route.article), route.article);
}

export default async function Page(props: Props) {
  const route = await find(props);
  if (route.archive) return <ArchivePage page={route.archive} />;
  const { article, moved } = route;
  if (moved) return <MovedPage article={article} />;
  return <ArticlePage data={articlePageData(article)} />;
}
