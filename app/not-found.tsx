import { Page } from '@/components/sections/Page';
import { notFoundMetadata } from '@/lib/site/metadata';
import { notFoundPage } from '@/lib/site/pages';

export const metadata = notFoundMetadata(notFoundPage);

export default function NotFound() {
  return <Page page={notFoundPage} />;
}
