import { styled } from 'styled-components';
import { fingerTarget } from '../theme/target';
import { hoverUnderline } from '../theme/underline';

/** A headline that links to the article's page. */
export const TitleLink = styled.a`
  ${fingerTarget}
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
`;
