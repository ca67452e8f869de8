import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LegalPage } from '@/components/legal/LegalPage';
import { ArchivePage } from '@/components/news/ArchivePage';
import { ArticlePage } from '@/components/news/ArticlePage';
import { CategoryPage } from '@/components/news/CategoryPage';
import { RedirectPage } from '@/components/redirects/RedirectPage';
import { Page as PageOfSections } from '@/components/sections/Page';
import { articlePageData } from '@/lib/articles/articlePage';
import { routeOf, routePaths } from '@/lib/pages/routes';
import { pageMetadata, redirectMetadata } from '@/lib/seo/metadata';

export * from '../noPrefetch';

type Props = { params: Promise<{ path?: string[] }> };

export function generateStaticParams() {
  return routePaths.map((path) => ({ path: path.split('/').slice(1).filter(Boolean) }));
}

async function routeFor({ params }: Props) {
  return routeOf(`/${(await params).path?.join('/') ?? ''}`) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const route = await routeFor(props);
  if (route.kind === 'redirect') return redirectMetadata(route.redirect);
  if (route.kind === 'article') return pageMetadata(route.page, { article: route.article });
  return pageMetadata(route.page, route.kind === 'category' ? { feedsOf: route.page.category } : {});
}

export default async function Page(props: Props) {
  const route = await routeFor(props);
  if (route.kind === 'article') return <ArticlePage data={articlePageData(route.article)} />;
  if (route.kind === 'archive') return <ArchivePage page={route.page} />;
  if (route.kind === 'category') return <CategoryPage page={route.page} />;
  if (route.kind === 'legal') return <LegalPage document={route.page} />;
  if (route.kind === 'page') return <PageOfSections page={route.page} />;
  return <RedirectPage redirect={route.redirect} />;
}
