import { AboutPage } from '@/components/company/AboutPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'Our Story',
  description:
    'Why a family puts its capital into IT services and payroll: our story, mission and vision, six values and how we plan new divisions.',
  path: '/about',
});

export default AboutPage;
