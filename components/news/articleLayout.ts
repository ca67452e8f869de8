import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { measure, proseSize, space } from '../theme/tokens';

/** The text column, on an article's page and in the modal. */
export const Column = styled.div`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: calc(${measure} * ${proseSize} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${print} {
    display: block;

    > * + * {
      margin-top: 16px;
    }
  }
`;
