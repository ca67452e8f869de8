import { feedResponse } from '../feedRoute';

export const dynamic = 'force-static';

export const GET = feedResponse;
