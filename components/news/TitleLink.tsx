import styled from 'styled-components';
import { hoverUnderline } from '../theme/underline';

/** A headline that leads to the article's own page. */
export const TitleLink = styled.a`
  /* Makes a title of one line a target of 44 pixels; an inline box takes no more room for it. */
  position: relative;
  padding-block: 8px;
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  /* A word longer than a phone is wide would widen the cards of the whole grid. */
  overflow-wrap: anywhere;
`;
