import { styled } from 'styled-components';
import { forcedColors, from1024, print, reducedTransparency } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';

import { PlanFigure } from './PlanFigure';
import { PlanKey } from './PlanKey';
import type { HeroSection } from './schema';

const planWidth = 'min(60.5vw, 1040px)';

/** Maximum width of text beside the plan, clear of the plan's first label. */
const besidePlan = `calc(0.56 * min(100vw, ${space.container}) - 6.5rem)`;

const Wrapper = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.border};
`;

const Text = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 26px;
  padding-block: clamp(52px, 7vw, 96px) 32px;

  ${from1024} {
    min-height: calc(${planWidth} * 0.875);
    padding-block: ${space.s72} ${space.s96};
  }

  ${forcedColors} {
    min-height: 0;
    padding-bottom: ${space.s72};
  }

  ${print} {
    min-height: 0;
    padding-block: ${space.s20} ${space.s32};
  }
`;

const Title = styled.h1`
  ${typography.home}
  max-width: 7.6em;

  ${from1024} {
    max-width: min(7.6em, ${besidePlan});
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

  ${from1024} {
    max-width: min(24.5em, ${besidePlan});
  }

  ${reducedTransparency} {
    background: ${color.background};
  }
`;

const Figure = styled.figure`
  break-inside: avoid;

  ${from1024} {
    position: absolute;
    inset: 0;
  }

  /* Forced colours remove the lines, and the labels mean nothing without them. */
  ${forcedColors} {
    display: none;
  }

  ${print} {
    position: static;
  }
`;

const Plan = styled.div`
  ${from1024} {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${planWidth};
    mask-image: linear-gradient(to right, transparent, #000 30%);
  }

  ${print} {
    position: static;
    width: 100%;
    max-width: 560px;
    mask-image: none;
  }
`;

const Key = styled(Container)`
  padding-block: 12px 32px;

  ${from1024} {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    padding-block: 0 26px;
  }

  ${print} {
    position: static;
  }
`;

/** The words beside the group drawn in plan. */
export function PlanHero({ heading, lead, button }: HeroSection) {
  return (
    <Wrapper aria-label="Introduction">
      <Text>
        <Title>{heading}</Title>
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
