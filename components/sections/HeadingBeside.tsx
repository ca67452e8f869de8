import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from1024, print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { sectionStyles } from '../ui/sectionStyles';

const Columns = styled(Container)`
  ${sectionStyles}
  gap: ${space.belowHeading} ${space.gap};

  /* Starts of columns 1 and 5 of twelve. */
  ${from1024} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 27fr);
  }
`;

const Heading = styled.h2`
  ${typography.h2}

  /* A compound such as Family-backed fits in the narrower column. */
  ${from1024} {
    font-size: clamp(2.25rem, 0.6rem + 2.8vw, 3rem);
  }

  ${print} {
    margin-bottom: ${space.s20};
  }
`;

type Props = { id: string; heading: string; isTight: boolean; children: ReactNode };

/** A section with its heading beside the content, or above it on narrow screens. */
export function HeadingBeside({ id, heading, isTight, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Columns data-tight={isTight || undefined}>
        <Heading id={id}>{heading}</Heading>
        <div>{children}</div>
      </Columns>
    </section>
  );
}
