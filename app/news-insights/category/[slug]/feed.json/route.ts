import { jsonFeed } from '@/lib/site/feed';
import { categoryParams, feedRoute } from '../../../../feedRoute';

export const dynamic = 'force-static';

export const generateStaticParams = categoryParams;

export const GET = feedRoute(jsonFeed, 'application/feed+json');
