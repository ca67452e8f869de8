import { ContactPage } from '@/components/contact/ContactPage';
import { companyPage } from '@/lib/pages/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(companyPage('/contact'));

export default ContactPage;
