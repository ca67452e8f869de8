import { styled } from 'styled-components';
import { DrawingImage } from '../../pictures/DrawingImage';
import { from600 } from '../../theme/breakpoints';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { PageHero } from '../../ui/PageHero';
import type { SectionProps } from '../list';
import { DrawingHero } from './DrawingHero';

/** background-position aligns the placeholder (tools/build/post-process/placeholders.ts) with the drawing. */
const RingStrip = styled(DrawingImage)`
  width: 100%;
  height: clamp(180px, 26vw, 440px);
  object-fit: cover;
  object-position: 50% 60%;
  background-position: 50% 60%;
`;

const Buttons = styled.div`
  display: grid;
  justify-self: stretch;
  gap: ${space.s12};

  ${from600} {
    display: flex;
  }
`;

export function Hero({ section }: SectionProps<'hero'>) {
  const { heading, lead, drawing, buttons } = section;
  const links = buttons && (
    <Buttons data-on-screen>
      {buttons.map(({ label, href }, index) => (
        <Button as="a" key={label} href={href} data-variant={index > 0 ? 'outline' : undefined}>
          {label}
        </Button>
      ))}
    </Buttons>
  );
  if (drawing === 'plan' || drawing === 'clearing')
    return (
      <DrawingHero heading={heading} lead={lead} drawing={drawing}>
        {links}
      </DrawingHero>
    );
  return (
    <>
      <PageHero title={heading} lead={lead}>
        {links}
      </PageHero>
      {drawing === 'rings' && (
        <div data-ground="tint" data-drawing>
          <RingStrip src="/drawings/about.svg" alt="" width={1200} height={750} fetchPriority="low" />
        </div>
      )}
    </>
  );
}
