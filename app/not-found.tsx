import { Page } from '@/components/sections/Page';
import { notFoundPage } from '@/lib/pages/pages';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const metadata = notFoundMetadata(notFoundPage);

export default function NotFound() {
  return <Page page={notFoundPage} />;
}
