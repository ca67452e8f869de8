import { css } from 'styled-components';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';

/** Styles of a list whose items have lines between them. */
export const rows = css`
  border-top: 1px solid ${color.border};

  > * {
    padding-block: ${space.s12};
    border-bottom: 1px solid ${color.border};
    break-inside: avoid;
  }
`;
