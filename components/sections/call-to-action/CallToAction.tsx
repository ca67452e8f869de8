import { styled } from 'styled-components';
import { DrawingImage } from '../../pictures/DrawingImage';
import { brandPanel } from '../../theme/brandPanel';
import { forcedColors, from1024, hiddenInPrint, withoutBackdrop } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import type { SectionProps } from '../list';

const Wrapper = styled.section`
  ${brandPanel}
  position: relative;
  overflow: hidden;
  background: ${color.brandDeep};

  ${forcedColors} {
    border-block: 1px solid CanvasText;
  }

  ${hiddenInPrint}
`;

const Drawing = styled(DrawingImage)`
  position: absolute;
  inset: 0;
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

const Text = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 20px;
  padding-block: clamp(200px, 46vw, 240px) ${space.s56};

  ${withoutBackdrop} {
    padding-top: ${space.s56};
  }

  ${from1024} {
    padding-block: ${space.section};
  }
`;

const Heading = styled.h2`
  ${typography.h2}
  max-width: 11.5em;
  font-size: min(10vw, clamp(2rem, 1.4rem + 2.4vw, 3.5rem));
`;

const Sentence = styled.p`
  max-width: 32em;
  margin-bottom: 10px;
  color: ${color.textMuted};
`;

export function CallToAction({ section, id }: SectionProps<'call-to-action'>) {
  const { heading, text, button } = section;
  return (
    <Wrapper aria-labelledby={id} data-ground="brand">
      <Drawing src="/drawings/band.svg" alt="" width={1560} height={620} loading="lazy" />
      <Text>
        <Heading id={id}>{heading}</Heading>
        <Sentence {...inner(text)} />
        <Button as="a" href={button.href} data-fit>
          {button.label}
        </Button>
      </Text>
    </Wrapper>
  );
}
