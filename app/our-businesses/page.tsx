import { BusinessesPage } from '@/components/company/BusinessesPage';
import { pageMetadata } from '@/lib/metadata';
import { companyPage } from '@/lib/pages';

export const metadata = pageMetadata(companyPage('/our-businesses'));

export default BusinessesPage;
