import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { from600, from1024 } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Muted } from '../ui/textElements';

const Columns = styled(Container)`
  display: grid;
  gap: ${space.s12} ${space.gap};
  padding-block: ${space.s56};
  break-inside: avoid;

  ${from600} {
    grid-template-columns: 5fr 7fr;
  }

  ${from1024} {
    grid-template-columns: 4fr 6fr 2fr;
  }
`;

const Heading = styled.h2`
  ${typography.h3}
  font-size: min(1.375rem, 9vw);
`;

export function Acknowledgement() {
  const { heading, text } = company.acknowledgement;
  return (
    <Columns as="section" aria-labelledby="acknowledgement">
      <Heading id="acknowledgement">{heading}</Heading>
      <Muted>{text}</Muted>
    </Columns>
  );
}
