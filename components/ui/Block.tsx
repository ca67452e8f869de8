import { styled } from 'styled-components';
import { blockInPrint } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from './Container';
import { sectionStyles } from './sectionStyles';

/** A section's heading and content below each other. One with columns has `sectionStyles` instead of extending it. */
export const Block = styled(Container)`
  ${sectionStyles}
  gap: ${space.belowHeading};

  ${blockInPrint(space.s16)}
`;
