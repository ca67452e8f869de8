import { styled } from 'styled-components';
import { DrawingImage } from '../../pictures/DrawingImage';
import { from600, from1024, hiddenInPrint, print, withoutBackdrop } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import type { SectionProps } from '../list';

const Wrapper = styled.div`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
`;

const Text = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  align-content: center;
  gap: 26px;
  padding-block: clamp(56px, 7vw, 104px) 32px;

  ${from1024} {
    min-height: min(50vw, 760px);
    padding-block: ${space.band};
  }

  ${print} {
    min-height: 0;
  }
`;

const Title = styled.h1`
  ${typography.page}
  max-width: 8em;
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 24em;
  color: ${color.textMuted};
`;

const Links = styled.div`
  display: grid;
  gap: 12px;

  ${from600} {
    display: flex;
  }
`;

const Drawing = styled(DrawingImage)`
  width: 100%;
  height: auto;

  ${from1024} {
    position: absolute;
    inset: 0 0 auto auto;
    width: min(72vw, 1240px);
    height: 100%;
    object-fit: cover;
    /* Beside the words, also of large text. */
    mask-image: linear-gradient(to right, transparent max(0px, 44rem - 55vw), #000 max(40%, 60rem - 45vw));
  }

  ${withoutBackdrop} {
    display: none;
  }

  ${hiddenInPrint}
`;

export function NotFound({ section }: SectionProps<'not-found'>) {
  return (
    <Wrapper>
      <Text>
        <Title>{section.heading}</Title>
        <Lead {...inner(section.lead)} />
        <Links>
          {section.buttons.map(({ label, href }, index) => (
            <Button as="a" key={href} href={href} data-variant={index > 0 ? 'outline' : undefined}>
              {label}
            </Button>
          ))}
        </Links>
      </Text>
      {/* Lazy, because Next.js includes this page in every other and would preload an eager picture there. */}
      <Drawing src="/drawings/clearing.svg" alt="" width={1040} height={760} loading="lazy" />
    </Wrapper>
  );
}
