import { from900, onPaper } from '../theme/breakpoints';
import { styled } from '../theme/islandStyled';
import { space } from '../theme/tokens';

/** The column of text, on an article's page and in the modal. */
export const Column = styled.div.withConfig({ componentId: 'article-column' })`
  display: grid;
  /* minmax(0, …): or a wide table would widen the page instead of scrolling. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  max-width: calc(46rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The URL of the article, in print only. */
export const Permalink = styled.p.withConfig({ componentId: 'article-permalink' })`
  display: none;

  ${onPaper} {
    display: block;
  }
`;

export const Picture = styled.div.withConfig({ componentId: 'article-picture' })`
  width: 100%;
  max-width: 1180px;
  margin-inline: auto;

  ${from900} {
    padding-inline: ${space.gutter};
  }
`;
