import { ContactPage } from '@/components/contact/ContactPage';
import { pageMetadata } from '@/lib/metadata';
import { companyPage } from '@/lib/pages';

export const metadata = pageMetadata(companyPage('/contact'));

export default ContactPage;
