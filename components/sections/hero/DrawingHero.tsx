import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Html } from '@/lib/markdown/fields';
import { DrawingImage } from '../../pictures/DrawingImage';
import { forcedColors, print, queryContainer, reducedTransparency } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { layout, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import { beside, Plan, planWidth } from './Plan';

const Section = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
  ${queryContainer}

  /* Sections have no space at their top on paper, so the next heading would touch it. */
  ${print} {
    border: 0;
  }
`;

/** Its column is clear of the first tree of the plan. */
const Words = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space.s32};
  padding-block: ${space.band} ${space.s32};

  ${beside} {
    grid-template-columns: calc(min(100cqi, ${layout.width}) / 3.5 + 11rem);
    min-height: calc(${planWidth} * 0.875);
    padding-block: ${space.band};

    [data-look='clearing'] > & {
      min-height: min(50vw, 760px);
    }
  }

  > * {
    ${reducedTransparency} {
      background: ${color.background};
    }
  }

  ${forcedColors} {
    min-height: 0;
    padding-bottom: ${space.band};
  }

  ${print} {
    padding-block: ${space.s16} ${space.s32};
  }
`;

const Title = styled.h1`
  ${typography.home}
  max-width: 7.6em;

  [data-look='clearing'] & {
    ${typography.page}
    max-width: 8em;
  }
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 24.5em;
  color: ${color.textMuted};

  ${beside} {
    margin-inline-end: 3rem;
  }
`;

const Clearing = styled(DrawingImage)`
  width: 100%;
  height: auto;

  ${beside} {
    position: absolute;
    inset: 0 0 auto auto;
    width: min(72vw, 1240px);
    height: 100%;
    object-fit: cover;
    /* Beside the words, also of large text. */
    mask-image: linear-gradient(to right, transparent max(0px, 44rem - 55vw), #000 max(40%, 60rem - 45vw));
  }

  ${reducedTransparency} {
    display: none;
  }
`;

type Props = { heading: string; lead: Html; drawing: 'plan' | 'clearing'; children?: ReactNode };

/** Words beside a drawing, which is below them on narrow screens. */
export function DrawingHero({ heading, lead, drawing, children }: Props) {
  return (
    <Section aria-label="Introduction" data-ground="drawing" data-look={drawing}>
      <Words>
        <Title>{heading}</Title>
        <Lead {...inner(lead)} />
        {children}
      </Words>
      {drawing === 'plan' ? (
        <Plan />
      ) : (
        // Lazy, because Next.js includes the page for unknown URLs in every other and would preload an eager picture there.
        <Clearing data-drawing src="/drawings/clearing.svg" alt="" width={1040} height={760} loading="lazy" />
      )}
    </Section>
  );
}
