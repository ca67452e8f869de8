import { HomePage } from '@/components/company/HomePage';
import { companyPage } from '@/lib/pages/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(companyPage('/'));

export default HomePage;
