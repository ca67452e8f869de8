import { css, styled } from 'styled-components';
import { blockInPrint, print } from '../theme/breakpoints';
import { layout, measure, proseSize, space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { belowFilters } from './filterStyles';

/** A list of articles below the title of its page. */
export const ListRows = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${belowFilters};
  padding-bottom: ${space.section};
`;

/**
 * The parts of an article or a biography below each other. On paper, a grid would part headings from their text, and the
 * block below it could cover its last lines.
 */
export const articleRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(26px, 4vw, 56px);

  ${blockInPrint(space.s16)}
`;

/** The text column, on an article's page and in the modal. */
export const Column = styled.div`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: calc(${measure} * ${proseSize} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  ${blockInPrint('16px')}

  /* A sheet is hardly wider than the text: centred, it would start a little further right than the header and footer. */
  ${print} {
    margin-inline: 0;
  }
`;
