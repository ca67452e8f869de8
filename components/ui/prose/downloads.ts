import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';

/** Styles of downloads that are alone in their paragraph (lib/markdown/downloads.ts). */
export const downloads = css`
  [data-download] > a {
    display: flex;
    align-items: center;
    gap: ${space.s12};
    padding: ${space.s16};
    border: 1px solid ${color.borderStrong};
    background: ${color.surface};
    font-weight: 600;
  }
`;
