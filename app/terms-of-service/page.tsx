import { LegalPage } from '@/components/legal/LegalPage';
import { legalBySlug } from '@/lib/legal';
import { pageMetadata } from '@/lib/metadata';

const document = legalBySlug('terms-of-service');

export const metadata = pageMetadata(document);

export default function Page() {
  return <LegalPage document={document} />;
}
