import { styled } from 'styled-components';
import { DrawingImage } from '../../pictures/DrawingImage';
import { brandPanel } from '../../theme/brandPanel';
import { from1024, withoutBackdrop } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { inner } from '../../ui/inner';
import { Ground } from '../../ui/Section';
import type { SectionProps } from '../list';

const Block = styled(Ground)`
  && {
    ${brandPanel}
    position: relative;
    isolation: isolate;
    justify-items: start;
    gap: ${space.s16};
    overflow: hidden;
    padding-block: clamp(200px, 46vw, 240px) ${space.s56};
    background: ${color.brandDeep};

    ${withoutBackdrop} {
      padding-top: ${space.s56};
    }

    ${from1024} {
      padding-block: ${space.section};
    }
  }
`;

const Drawing = styled(DrawingImage)`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 24rem;
  object-fit: cover;
  object-position: 32% 0;
  /* Above the words, or beside them. */
  mask-image: linear-gradient(to bottom, #000 100px, transparent clamp(200px, 46vw, 240px));

  ${from1024} {
    height: 100%;
    object-position: 100% 50%;
    mask-image: linear-gradient(to right, transparent max(50%, 38rem), #000 max(61%, 47rem));
  }

  ${withoutBackdrop} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.h2}
  max-width: 11.5em;
  font-size: min(10vw, clamp(2rem, 1.4rem + 2.4vw, 3.5rem));
`;

const Sentence = styled.p`
  max-width: 32em;
  margin-bottom: ${space.s12};
  color: ${color.textMuted};
`;

export function CallToAction({ section, id }: SectionProps<'call-to-action'>) {
  const { heading, text, button } = section;
  return (
    <Block aria-labelledby={id} data-ground="brand" data-on-screen>
      <Drawing src="/drawings/band.svg" alt="" width={1560} height={620} loading="lazy" />
      <Heading id={id}>{heading}</Heading>
      <Sentence {...inner(text)} />
      <Button as="a" href={button.href} data-fit>
        {button.label}
      </Button>
    </Block>
  );
}
