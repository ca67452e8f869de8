import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from './Container';
import { sectionStyles } from './sectionStyles';

/** A section's heading and content below each other. */
export const Block = styled(Container)`
  ${sectionStyles}
  gap: ${space.belowHeading};

  ${print} {
    > * + * {
      margin-top: ${space.s20};
    }
  }
`;
