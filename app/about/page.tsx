import { AboutPage } from '@/components/company/AboutPage';
import { companyPage } from '@/lib/pages/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(companyPage('/about'));

export default AboutPage;
