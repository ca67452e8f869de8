import { styled } from '../theme/islandStyled';
import { motion } from '../theme/tokens';

/** A headline that leads to the article's own page. */
export const TitleLink = styled.a.withConfig({ componentId: 'title-link' })`
  /* Makes a title of one line a target of 44 pixels; an inline box takes no more room for it. */
  position: relative;
  padding-block: 8px;
  text-decoration: underline 1.5px transparent;
  text-underline-offset: 0.2em;
  /* A word longer than a phone is wide would widen the cards of the whole grid. */
  overflow-wrap: anywhere;
  transition: text-decoration-color ${motion.underline};

  &:hover {
    text-decoration-color: currentColor;
  }
`;
