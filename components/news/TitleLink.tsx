import { styled } from 'styled-components';
import { hoverUnderline } from '../theme/underline';

/** A headline that links to the article's page. */
export const TitleLink = styled.a`
  /* Makes a single line a target of 44 pixels; padding does not move the lines of an inline box. */
  position: relative;
  padding-block: 8px;
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  /* Or a long word would widen every card of the grid. */
  overflow-wrap: anywhere;
`;
