import { styled } from 'styled-components';
import { company } from '@/lib/company/company';
import { from1024, print } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { ItemName } from '../ui/textElements';

const reasons = [
  {
    name: 'Trust',
    text: 'We put our own name and our own capital behind what we own, and we say plainly what is running and what is still a plan.',
  },
  {
    name: 'Innovation',
    text: 'We back better ways of working where they make a business steadier, and leave alone what is only newer.',
  },
  {
    name: 'Excellence',
    text: 'We would rather do a few things properly. Good work, repeated, is how a business earns its place.',
  },
];

const Wrapper = styled.section`
  background: ${color.surfaceTint};
`;

const Columns = styled(Container)`
  display: grid;
  gap: 32px ${space.gap};
  padding-block: ${space.section};

  ${from1024} {
    grid-template-columns: 1fr 1fr;
  }

  ${print} {
    padding-block: 0 ${space.s32};
  }
`;

const Heading = styled.h2`
  ${typography.h2}
  max-width: 9.5em;
`;

const Reason = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 32px;
  border-bottom: 1px solid ${color.borderStrong};
  break-inside: avoid;

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
    border: 0;
  }
`;

const Text = styled.p`
  max-width: 34em;
  color: ${color.textMuted};
`;

export function Why() {
  return (
    <Wrapper aria-labelledby="why">
      <Columns>
        <Heading id="why">Why {company.name}</Heading>
        <div>
          {reasons.map(({ name, text }) => (
            <Reason key={name}>
              <ItemName>{name}</ItemName>
              <Text>{text}</Text>
            </Reason>
          ))}
        </div>
      </Columns>
    </Wrapper>
  );
}
