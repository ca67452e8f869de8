import { styled } from 'styled-components';
import { color } from '../theme/theme';

/** A link that makes the whole of its nearest positioned ancestor clickable. */
export const AreaLink = styled.a`
  text-decoration: none;

  &:hover {
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -6px;
  }
`;
