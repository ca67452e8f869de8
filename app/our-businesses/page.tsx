import { BusinessesPage } from '@/components/company/BusinessesPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'Our Business Portfolio',
  description:
    'Two established businesses, in managed IT services and payroll, and three planned divisions: aged care, CCTV and security, and construction.',
  path: '/our-businesses',
});

export default BusinessesPage;
