import { styled } from 'styled-components';
import { hoverUnderline } from '../theme/underline';

/** A headline that links to the article's page. */
export const TitleLink = styled.a`
  /* A 44 px target on a single line; vertical padding does not affect the layout of an inline box. */
  position: relative;
  padding-block: 8px;
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  /* A long word would widen every card of the grid. */
  overflow-wrap: anywhere;
`;
