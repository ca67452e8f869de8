import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from1024, print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { hasLongWord } from '../ui/hasLongWord';
import { sectionStyles } from '../ui/sectionStyles';
import { H2 } from '../ui/textElements';

const Columns = styled(Container)`
  ${sectionStyles}
  gap: ${space.belowHeading} ${space.gap};

  /* Starts of columns 1 and 5 of twelve. */
  ${from1024} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 27fr);
  }
`;

const HeadingColumn = styled.div`
  container-type: inline-size;

  /* A word such as Family-backed fits in the narrower column. */
  ${from1024} {
    --largest-type: 13.2cqi;
  }

  &[data-long-word] {
    --largest-type: 11cqi;
  }

  ${print} {
    margin-bottom: ${space.s16};
  }
`;

type Props = { id: string; heading: string; isTight: boolean; children: ReactNode };

/** A section with its heading beside the content, or above it on narrow screens. */
export function HeadingBeside({ id, heading, isTight, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Columns data-tight={isTight || undefined}>
        <HeadingColumn data-long-word={hasLongWord(heading) || undefined}>
          <H2 id={id}>{heading}</H2>
        </HeadingColumn>
        <div>{children}</div>
      </Columns>
    </section>
  );
}
