import { css } from 'styled-components';
import { color, colorName } from './theme';

/**
 * Declarations for a green panel: everything inside keeps using the ordinary names, which here mean
 * the colours made for green. The panel itself sets its background to `color.fig` or `color.deep`.
 */
export const onGreen = css`
  ${colorName.ink}: ${color.onFig};
  ${colorName.ink2}: ${color.onFig2};
  ${colorName.action}: ${color.pale};
  ${colorName.actionHover}: ${color.paleHover};
  ${colorName.actionPressed}: ${color.palePressed};
  ${colorName.onAction}: ${color.onPale};
  ${colorName.rust}: ${color.rustOnFig};
  ${colorName.focus}: ${color.focusOnFig};
  color: ${color.onFig};
`;
