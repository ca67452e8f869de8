import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RoutePage } from '@/components/pages/RoutePage';
import { pageMetadata, redirectMetadata } from '@/lib/site/metadata';
import { routeOf, routePaths } from '@/lib/site/routes';

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
  return route.kind === 'redirect' ? redirectMetadata(route.redirect) : pageMetadata(route.page);
}

export default async function Page(props: Props) {
  return <RoutePage route={await routeFor(props)} />;
}
