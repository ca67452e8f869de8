import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/company/NotFoundPage';
import { company } from '@/lib/company';

export const metadata: Metadata = {
  title: `Page not found | ${company.name}`,
  description: 'There is no page at this address.',
};

export default NotFoundPage;
