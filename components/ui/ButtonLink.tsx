import styled from 'styled-components';
import { buttonLook } from './buttonLook';

/** A link that looks like a button. */
export const ButtonLink = styled.a`
  ${buttonLook}
`;
