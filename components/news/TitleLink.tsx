import { styled } from 'styled-components';
import { hoverUnderline } from '../theme/underline';

/** A headline that links to the article's page. */
export const TitleLink = styled.a`
  /*
   * A 44 px target on a single line; vertical padding does not affect the layout of an inline box. The letters of the
   * display face take 1.4em: more padding would put the focus ring through the text above.
   */
  position: relative;
  padding-block: calc(22px - 0.7em);
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
`;
