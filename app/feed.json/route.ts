import { jsonFeed } from '@/lib/site/feed';
import { feedRoute } from '../feedRoute';

export const dynamic = 'force-static';

export const GET = feedRoute(jsonFeed, 'application/feed+json');
