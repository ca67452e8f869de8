import { articleFeed } from '@/lib/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(articleFeed().json1(), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
