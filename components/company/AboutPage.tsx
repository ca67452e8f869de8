import { styled } from 'styled-components';
import { companyPage } from '@/lib/pages/pages';
import { companyData } from '@/lib/seo/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { withoutDrawings } from '../theme/breakpoints';
import { PageHero } from '../ui/PageHero';
import { Approach } from './Approach';
import { CallToAction } from './CallToAction';
import { MissionVision } from './MissionVision';
import { Story } from './Story';
import { Values } from './Values';

/** background-position aligns the placeholder (tools/build/post-process/placeholders.ts) with the drawing. */
const RingStrip = styled.img`
  width: 100%;
  height: clamp(180px, 26vw, 440px);
  object-fit: cover;
  object-position: 50% 60%;
  background-position: 50% 60%;

  ${withoutDrawings} {
    display: none;
  }
`;

export function AboutPage() {
  return (
    <>
      <StructuredData data={companyData('AboutPage', companyPage('/about'))} />
      <PageHero title="Our Story">
        A family putting its capital into businesses it can understand, stand beside and improve.
      </PageHero>
      <RingStrip src="/drawings/about.svg" alt="" width={1200} height={750} fetchPriority="low" />
      <Story />
      <MissionVision />
      <Values />
      <Approach />
      <CallToAction heading="Would you like to know more about the group?">
        Ask us anything about our businesses, our plans or how we work with partners.
      </CallToAction>
    </>
  );
}
