import { AboutPage } from '@/components/company/AboutPage';
import { pageMetadata } from '@/lib/metadata';
import { companyPage } from '@/lib/pages';

export const metadata = pageMetadata(companyPage('/about'));

export default AboutPage;
