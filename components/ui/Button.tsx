import { styled } from 'styled-components';
import { buttonStyles } from './buttonStyles';

/** See `buttonStyles` for the variants. */
export const Button = styled.button`
  ${buttonStyles}
`;
