import { styled } from 'styled-components';
import { company } from '@/lib/site/company';
import { blockInPrint, print, queryContainer, roomFor } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Muted } from '../ui/textElements';

const Columns = styled(Container)`
  display: grid;
  gap: 12px ${space.gap};
  padding-block: ${space.s56};

  ${roomFor(36)} {
    grid-template-columns: 5fr 7fr;
  }

  ${roomFor(62)} {
    grid-template-columns: 4fr 6fr 2fr;
  }

  ${blockInPrint('8px')}

  ${print} {
    padding-block: ${space.s16} 0;
    break-inside: avoid;
  }
`;

const Wrapper = styled.section`
  ${queryContainer}
`;

const Heading = styled.h2`
  ${typography.h3}
  font-size: min(1.375rem, 9vw);
`;

export function Acknowledgement() {
  const { heading, text } = company.acknowledgement;
  return (
    <Wrapper aria-labelledby="acknowledgement">
      <Columns>
        <Heading id="acknowledgement">{heading}</Heading>
        <Muted>{text}</Muted>
      </Columns>
    </Wrapper>
  );
}
