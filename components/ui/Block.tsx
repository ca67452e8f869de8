import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from './Container';

/** A section's content at the page's width, with the space above and below that sections keep. */
export const Block = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 3.6vw, 52px);
  padding-block: ${space.section};

  /* The block before has given the space already. */
  &[data-tight] {
    padding-top: 0;
  }

  /* A grid would let a page end after the heading. */
  ${print} {
    display: block;
    padding-block: 0 ${space.s32};

    > * + * {
      margin-top: ${space.s20};
    }
  }
`;
