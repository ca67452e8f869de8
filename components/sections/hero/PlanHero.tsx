import { styled } from 'styled-components';
import { forcedColors, print, queryContainer, reducedTransparency } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { layout, space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/Container';
import { hasLongWord } from '../../ui/hasLongWord';
import { inner } from '../../ui/inner';
import type { SectionProps } from '../list';
import { beside, PlanFigure } from './PlanFigure';
import { PlanKey } from './PlanKey';

/** Narrower on narrow screens, so that its first tree begins where a heading of seven letters to the line ends. */
const planWidth = 'min(75cqi - 13rem, 60.5cqi, 1040px)';

/** Width of the words beside the plan, clear of its first tree. */
const wordsWidth = `calc(min(100cqi, ${layout.width}) / 3.5 + 11rem)`;

const Wrapper = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
  ${queryContainer}

  /* Sections have no space at their top on paper, so the next heading would touch it. */
  ${print} {
    border: 0;
  }
`;

const Text = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 26px;
  padding-block: clamp(52px, 7vw, 96px) 32px;

  ${beside} {
    grid-template-columns: ${wordsWidth};
    min-height: calc(${planWidth} * 0.875);
    padding-block: ${space.band} ${space.band};
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

  /* Room for a word of 15 letters on one line. */
  &[data-long-word] {
    --largest-type: 9.5vw;
    max-width: none;

    ${beside} {
      --largest-type: calc(${wordsWidth} / 9);
    }
  }

  ${reducedTransparency} {
    background: ${color.background};
  }
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 24.5em;
  margin-bottom: 10px;
  color: ${color.textMuted};

  ${beside} {
    margin-inline-end: 3rem;
  }

  ${reducedTransparency} {
    background: ${color.background};
  }
`;

const Figure = styled.figure`
  break-inside: avoid;

  ${beside} {
    position: absolute;
    inset: 0;
  }

  /* Forced colours remove the lines, and the labels mean nothing without them. */
  ${forcedColors} {
    display: none;
  }
`;

const Plan = styled.div`
  ${beside} {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${planWidth};
  }

  ${print} {
    max-width: 560px;
  }
`;

const Key = styled(Container)`
  padding-block: 12px 32px;

  ${beside} {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    padding-block: 0 26px;
  }
`;

/** The words beside the group drawn in plan. */
export function PlanHero({ heading, lead, button }: SectionProps<'hero'>['section']) {
  return (
    <Wrapper aria-label="Introduction">
      <Text>
        <Title data-long-word={hasLongWord(heading) || undefined}>{heading}</Title>
        <Lead {...inner(lead)} />
        {button && (
          <Button as="a" href={button.href}>
            {button.label}
          </Button>
        )}
      </Text>
      <Figure>
        <Plan>
          <PlanFigure />
        </Plan>
        <Key as="figcaption">
          <PlanKey />
        </Key>
      </Figure>
    </Wrapper>
  );
}
