import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { layout, measure, proseSize, space } from '../theme/tokens';
import { stackStyles } from '../ui/Stack';

/** The parts of an article or a biography below each other. Give it `data-gap="large"`. */
export const ArticleRows = styled.article`
  ${stackStyles}
  padding-block: ${space.belowHeading} ${space.band};
`;

/** The text column, on an article's page and in the modal. */
export const Column = styled.div`
  ${stackStyles}
  width: 100%;
  max-width: calc(${measure} * ${proseSize} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  /* A sheet is hardly wider than the text: centred, it would start a little further right than the header and footer. */
  ${print} {
    margin-inline: 0;
  }
`;
