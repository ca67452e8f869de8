import { categories } from '@/lib/categories/categories';
import { jsonFeed } from '@/lib/feeds/feed';

export const dynamic = 'force-static';

type Context = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ slug }));
}

export async function GET(_: Request, { params }: Context) {
  return new Response(jsonFeed((await params).slug), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
