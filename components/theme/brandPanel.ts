import { css } from 'styled-components';
import { color, colorName } from './theme';

/**
 * Redefines the colours for use on a brand panel. The panel itself sets its background to `color.brand` or
 * `color.brandDeep`.
 */
export const brandPanel = css`
  ${colorName.text}: ${color.onBrand};
  ${colorName.textMuted}: ${color.onBrandMuted};
  ${colorName.action}: ${color.actionOnBrand};
  ${colorName.actionHover}: ${color.actionOnBrandHover};
  ${colorName.actionPressed}: ${color.actionOnBrandPressed};
  ${colorName.onAction}: ${color.onActionOnBrand};
  ${colorName.accent}: ${color.accentOnBrand};
  ${colorName.focus}: ${color.focusOnBrand};
  color: ${color.onBrand};
`;
