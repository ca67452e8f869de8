import { styled } from 'styled-components';
import { from1024 } from '../../theme/breakpoints';
import { space } from '../../theme/tokens';
import { Container } from '../../ui/Container';
import { inner } from '../../ui/inner';
import { writtenTextId } from '../../ui/Prose';
import { proseFor } from '../../ui/RichProse';
import type { SectionProps } from '../list';

const Columns = styled(Container)`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space.gap};
  padding-block: ${space.section};

  &[data-tight] {
    padding-top: 0;
  }

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 5 / 12;
    }
  }
`;

/** The text of the page. */
export function Text({ section, text, isTight }: SectionProps<'text'>) {
  const Prose = proseFor(text);
  return (
    <Columns id={section.anchor} data-tight={isTight || undefined}>
      <Prose id={writtenTextId} {...inner({ html: text })} />
    </Columns>
  );
}
