import { styled } from 'styled-components';
import { buttonStyles } from './buttonStyles';

/** See `buttonStyles` for the variants. */
export const Button = styled.button`
  ${buttonStyles}
`;

/** A link that looks like a button. */
export const ButtonLink = styled.a`
  ${buttonStyles}
`;
