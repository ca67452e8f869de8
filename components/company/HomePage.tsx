import { homeData } from '@/lib/seo/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { CallToAction } from './CallToAction';
import { DivisionList } from './DivisionList';
import { HomeHero } from './HomeHero';
import { Portfolio } from './Portfolio';
import { Why } from './Why';

export function HomePage() {
  return (
    <>
      <StructuredData data={homeData()} />
      <HomeHero />
      <Portfolio />
      <DivisionList />
      <Why />
      <CallToAction heading="Have a business, a partnership or a question in mind?">
        Tell us a little about it. We typically respond within 24-48 hours during business days.
      </CallToAction>
    </>
  );
}
