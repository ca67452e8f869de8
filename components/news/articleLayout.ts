import { styled } from 'styled-components';
import { blockInPrint } from '../theme/breakpoints';
import { measure, proseSize, space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { belowFilters } from './filterStyles';

/** A list of articles below the title of its page. */
export const ListRows = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${belowFilters};
  padding-bottom: ${space.section};
`;

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

  ${blockInPrint('16px')}
`;
