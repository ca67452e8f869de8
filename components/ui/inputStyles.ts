import { css } from 'styled-components';
import { color } from '../theme/theme';
import { line } from '../theme/tokens';

/** Styles shared by inputs, selects and text areas; each adds its own padding. */
export const inputStyles = css`
  min-width: 0;
  min-height: 52px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${line.radius};
  background: ${color.surface};
`;
