import { styled } from 'styled-components';
import { from1024 } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { inner } from '../ui/inner';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';
import { sectionStyles } from '../ui/sectionStyles';

const Columns = styled(Container)`
  ${sectionStyles}
  column-gap: ${space.gap};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 5 / 12;
    }
  }
`;

type Props = { html: string; isTight: boolean };

/** The text of a page, below its sections. */
export function PageText({ html, isTight }: Props) {
  const Prose = proseFor(html);
  return (
    <Columns data-tight={isTight || undefined}>
      <Prose id={writtenTextId} {...inner({ html })} />
    </Columns>
  );
}
