import { HomePage } from '@/components/company/HomePage';
import { pageMetadata } from '@/lib/metadata';
import { companyPage } from '@/lib/pages';

export const metadata = pageMetadata(companyPage('/'));

export default HomePage;
