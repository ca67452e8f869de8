import { styled } from '../theme/islandStyled';
import { buttonLook } from './buttonLook';

/** For its variants see buttonLook. */
export const Button = styled.button.withConfig({ componentId: 'button' })`
  ${buttonLook}
`;
