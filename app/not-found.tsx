import { NotFoundPage } from '@/components/company/NotFoundPage';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const metadata = notFoundMetadata({
  title: 'Page not found',
  description: 'There is no page at this web address.',
});

export default NotFoundPage;
