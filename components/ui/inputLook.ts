import { css } from 'styled-components';
import { color } from '../theme/theme';
import { line } from '../theme/tokens';

/** Declarations of a field that a visitor types into or chooses from; its padding is its own. */
export const inputLook = css`
  min-width: 0;
  min-height: 52px;
  border: 1px solid ${color.edge};
  border-radius: ${line.radius};
  background: ${color.surface};
`;
