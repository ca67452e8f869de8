import { styled } from 'styled-components';
import { buttonStyles } from './buttonStyles';

/** A link that looks like a button. */
export const ButtonLink = styled.a`
  ${buttonStyles}
`;
