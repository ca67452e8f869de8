import styled from 'styled-components';
import { from900, onPaper } from '../theme/breakpoints';
import { space } from '../theme/tokens';

/** The parts of an article's layout, on its own page and opened over the news alike. */
export const Column = styled.div`
  display: grid;
  /* A wide table scrolls in itself instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: calc(46rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Where the article stands, for whoever holds it on paper. */
export const Permalink = styled.p`
  display: none;

  ${onPaper} {
    display: block;
  }
`;

export const Picture = styled.div`
  width: 100%;
  max-width: 1180px;
  margin-inline: auto;

  ${from900} {
    padding-inline: ${space.gutter};
  }
`;
