import styled from 'styled-components';
import { company } from '@/lib/company';
import { from1024, onPaper } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { PlanFigure } from './PlanFigure';
import { PlanKey } from './PlanKey';

const planWidth = 'min(60.5vw, 1040px)';

const Wrapper = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${color.line};
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
    padding-block: ${space.s72} ${space.s136};
  }
`;

const Title = styled.h1`
  ${typography.home}
  max-width: 7.6em;
`;

const Lead = styled.p`
  ${typography.lead}
  max-width: 24.5em;
  color: ${color.ink2};
`;

const Figure = styled.figure`
  ${from1024} {
    position: absolute;
    inset: 0;
  }
`;

const Plan = styled.div`
  ${from1024} {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${planWidth};
    mask-image: linear-gradient(to right, transparent, #000 30%);
  }

  ${onPaper} {
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
`;

export function HomeHero() {
  return (
    <Wrapper aria-label="Introduction">
      <Text>
        <Title>Family capital, planted for the long term</Title>
        <Lead>{company.introduction}</Lead>
        <ButtonLink href="/our-businesses">See our businesses</ButtonLink>
      </Text>
      <Figure>
        <Plan>
          <PlanFigure />
        </Plan>
        <Key>
          <PlanKey />
        </Key>
      </Figure>
    </Wrapper>
  );
}
