import { css } from 'styled-components';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';

/**
 * A section's content, with vertical padding, in rows unless the section sets columns. Not a component: rules of one that
 * is used both alone and extended could come after those that extend it.
 */
export const sectionStyles = css`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space.section};

  /* The section above already has bottom padding. */
  &[data-tight] {
    padding-top: 0;
  }

  /* break-after: avoid on the heading has no effect in a grid. */
  ${print} {
    display: block;
    padding-block: 0 ${space.s32};
  }
`;
