import { styled } from '../theme/islandStyled';
import { buttonStyles } from './buttonStyles';

/** Its variants are described at `buttonStyles`. */
export const Button = styled.button.withConfig({ componentId: 'button' })`
  ${buttonStyles}
`;
