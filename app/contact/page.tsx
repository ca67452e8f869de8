import { ContactPage } from '@/components/contact/ContactPage';
import { company } from '@/lib/company';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  title: 'Contact',
  description: `Write to, call or visit ${company.name} in ${company.address.locality}, Victoria: clients, partners and investors are welcome.`,
  path: '/contact',
});

export default ContactPage;
