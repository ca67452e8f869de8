import { NewsPage } from '@/components/news/NewsPage';
import { companyPage } from '@/lib/pages/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(companyPage('/news-insights'));

export default NewsPage;
