import { css, styled } from 'styled-components';
import { blockInPrint } from '../theme/breakpoints';
import { space } from '../theme/tokens';

/** Things below each other. `data-gap` has the distance: `small`, or `large` as below a heading. */
export const stackStyles = css`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s16};

  &[data-gap='small'] {
    gap: ${space.s8};
  }

  &[data-gap='large'] {
    gap: ${space.belowHeading};
  }

  &[data-align='start'] {
    justify-items: start;
  }

  /* In a grid, headings part from their text where a sheet ends. */
  ${blockInPrint(space.s12)}
`;

export const Stack = styled.div`
  ${stackStyles}
`;

/** Things beside each other, in as many lines as they need. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s32};

  &[data-align='center'] {
    justify-content: center;
  }
`;
