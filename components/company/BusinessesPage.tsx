import { divisions } from '@/lib/company/company';
import { companyPage } from '@/lib/pages/pages';
import { pageData } from '@/lib/seo/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { LinkPanels } from '../ui/LinkPanels';
import { PageHero } from '../ui/PageHero';
import { BusinessList } from './BusinessList';
import { DivisionCards } from './DivisionCards';

export function BusinessesPage() {
  const hasPlans = divisions.length > 0;
  return (
    <>
      <StructuredData data={pageData(companyPage('/our-businesses'))} />
      <PageHero title="Our Business Portfolio">
        {hasPlans
          ? 'The businesses we own and the divisions we plan. Solid lines mark what is established; dashed lines mark what is planned.'
          : 'The businesses we own and what each of them does.'}
      </PageHero>
      <BusinessList />
      <DivisionCards />
      <LinkPanels
        label="Talk to us"
        panels={[
          {
            heading: 'Explore Partnerships',
            sentence: 'For operators and specialists who want a long-term partner.',
            href: '/contact',
          },
          {
            heading: 'Investment Inquiries',
            sentence: hasPlans
              ? 'For investors who would like to talk about the group or a planned division.'
              : 'For investors who would like to talk about the group.',
            href: '/contact',
          },
        ]}
      />
    </>
  );
}
