import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from './Container';

/** A section's content at page width, with vertical padding. */
export const Block = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 3.6vw, 52px);
  padding-block: ${space.section};

  /* The previous block already has bottom padding. */
  &[data-tight] {
    padding-top: 0;
  }

  /* break-after: avoid on the heading has no effect in a grid. */
  ${print} {
    display: block;
    padding-block: 0 ${space.s32};

    > * + * {
      margin-top: ${space.s20};
    }
  }
`;
