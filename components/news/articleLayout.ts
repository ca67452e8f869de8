import { styled } from 'styled-components';
import { print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';

/** The text column, on an article's page and in the modal. */
export const Column = styled.div`
  display: grid;
  /* minmax(0, …) makes a wide table scroll instead of widening the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: calc(46rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The headline, on the page and in the modal. */
export const ArticleTitle = styled.h1`
  ${typography.article}
`;

/** The URL of the article, shown only in print. */
export const Permalink = styled.p`
  display: none;

  ${print} {
    display: block;
  }
`;
