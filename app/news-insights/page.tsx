import { NewsPage } from '@/components/news/NewsPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'News & Insights',
  description:
    'Articles from a family-backed Australian investment group: payroll, managed IT, security, construction and patient investment.',
  path: '/news-insights',
});

export default NewsPage;
