import { categoryParams, feedResponse } from '../../../../feedRoute';

export const dynamic = 'force-static';

export const generateStaticParams = categoryParams;

export const GET = feedResponse;
