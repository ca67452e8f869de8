import { NewsPage } from '@/components/news/NewsPage';
import { pageMetadata } from '@/lib/metadata';
import { companyPage } from '@/lib/pages';

export const metadata = pageMetadata(companyPage('/news-insights'));

export default NewsPage;
