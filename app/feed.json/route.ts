import { jsonFeed } from '@/lib/feeds/feed';
import { feedRoute } from '../feedRoute';

export const dynamic = 'force-static';

export const GET = feedRoute(jsonFeed, 'application/feed+json');
