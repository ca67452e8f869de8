import { styled } from 'styled-components';
import { hoverUnderline } from '../theme/underline';

/** A headline that links to the article's page. */
export const TitleLink = styled.a`
  position: relative;
  display: inline-block;
  ${hoverUnderline}
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;

  /* A 44 px target on a single line. Padding would put the focus ring through the texts above and below. */
  &::after {
    position: absolute;
    inset: min(0px, 0.6em - 22.5px) 0;
    content: '';
  }
`;
