import { styled } from 'styled-components';
import { buttonStyles } from './buttonStyles';

/** Its variants are described at `buttonStyles`. */
export const Button = styled.button`
  ${buttonStyles}
`;
