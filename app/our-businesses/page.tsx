import { BusinessesPage } from '@/components/company/BusinessesPage';
import { companyPage } from '@/lib/pages/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(companyPage('/our-businesses'));

export default BusinessesPage;
