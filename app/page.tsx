import { HomePage } from '@/components/company/HomePage';
import { company } from '@/lib/company';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ title: company.name, description: company.description, path: '/' });

export default HomePage;
