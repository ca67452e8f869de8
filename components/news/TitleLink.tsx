import { styled } from '../theme/islandStyled';
import { motion } from '../theme/tokens';

/** A headline that leads to the article's own page. */
export const TitleLink = styled.a.withConfig({ componentId: 'title-link' })`
  text-decoration: underline 1.5px transparent;
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${motion.underline};

  &:hover {
    text-decoration-color: currentColor;
  }
`;
