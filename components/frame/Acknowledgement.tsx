import { styled } from 'styled-components';
import { company } from '@/lib/company/company';
import { from600, from1024, print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { Muted } from '../ui/textElements';

const Columns = styled(Container)`
  display: grid;
  gap: 12px ${space.gap};
  padding-block: ${space.s56};

  ${from600} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 1 / 6;
    }

    > p {
      grid-column: 6 / -1;
    }
  }

  ${from1024} {
    > * {
      grid-column: 1 / 5;
    }

    > p {
      grid-column: 5 / 11;
    }
  }

  /* A last sheet of paper has more than this. */
  ${print} {
    display: block;
    padding-block: ${space.s20} 0;
    break-before: avoid;
    break-inside: avoid;
  }
`;

const Heading = styled.h2`
  ${typography.h3}
  font-size: 1.375rem;
`;

export function Acknowledgement() {
  const { heading, text } = company.acknowledgement;
  return (
    <section aria-labelledby="acknowledgement">
      <Columns>
        <Heading id="acknowledgement">{heading}</Heading>
        <Muted>{text}</Muted>
      </Columns>
    </section>
  );
}
