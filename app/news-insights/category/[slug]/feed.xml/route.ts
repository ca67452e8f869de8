import { categories } from '@/lib/categories/categories';
import { rssFeed } from '@/lib/feeds/feed';

export const dynamic = 'force-static';

type Context = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ slug }));
}

export async function GET(_: Request, { params }: Context) {
  return new Response(rssFeed((await params).slug), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
