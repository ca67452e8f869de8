import { styled } from 'styled-components';
import { DrawingImage } from '../../pictures/DrawingImage';
import { hiddenDrawing } from '../../theme/breakpoints';
import { Button } from '../../ui/Button';
import { PageHero } from '../../ui/PageHero';
import type { SectionProps } from '../list';
import { PlanHero } from './PlanHero';

/** background-position aligns the placeholder (tools/build/post-process/placeholders.ts) with the drawing. */
const RingStrip = styled(DrawingImage)`
  width: 100%;
  height: clamp(180px, 26vw, 440px);
  object-fit: cover;
  object-position: 50% 60%;
  background-position: 50% 60%;

  ${hiddenDrawing}
`;

export function Hero({ section }: SectionProps<'hero'>) {
  const { heading, lead, drawing, button } = section;
  if (drawing === 'plan') return <PlanHero {...section} />;
  return (
    <>
      <PageHero title={heading} lead={lead}>
        {button && (
          <Button as="a" href={button.href} data-fit>
            {button.label}
          </Button>
        )}
      </PageHero>
      {drawing === 'rings' && (
        <RingStrip src="/drawings/about.svg" alt="" width={1200} height={750} fetchPriority="low" />
      )}
    </>
  );
}
