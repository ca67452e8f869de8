import styled from 'styled-components';
import { buttonLook } from './buttonLook';

/** For its variants see buttonLook. */
export const Button = styled.button`
  ${buttonLook}
`;
