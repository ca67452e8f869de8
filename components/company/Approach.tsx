import { styled } from 'styled-components';
import { from1024 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { Block } from '../ui/Block';
import { H3, Muted } from '../ui/textElements';
import { SectionHeader } from './SectionHeader';

const steps = [
  {
    name: 'Own what we understand',
    text: 'We start from services we know and clients we can meet, rather than from a market report.',
  },
  {
    name: 'Plan before we plant',
    text: 'New divisions are studied, funded and staffed on paper first. They open when the plan holds up.',
  },
  {
    name: 'Stay to see it grow',
    text: 'We remain involved after the opening day, and measure progress over years.',
  },
];

const Steps = styled.div`
  display: grid;
  gap: 32px ${space.gap};

  ${from1024} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.article`
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 4px 20px 16px 26px;
  border-inline-start: 2px solid ${color.action};
  break-inside: avoid;

  ${from1024} {
    min-height: 240px;

    &[data-place='2'] {
      min-height: 168px;
      margin-top: 72px;
    }

    &[data-place='3'] {
      min-height: 96px;
      margin-top: 144px;
    }
  }
`;

export function Approach() {
  return (
    <section aria-labelledby="approach">
      <Block data-tight>
        <SectionHeader id="approach" heading="Our strategic approach" />
        <Steps>
          {steps.map(({ name, text }, index) => (
            <Step key={name} data-place={index + 1}>
              <H3>{name}</H3>
              <Muted>{text}</Muted>
            </Step>
          ))}
        </Steps>
      </Block>
    </section>
  );
}
