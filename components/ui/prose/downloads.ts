import { css } from 'styled-components';
import { color } from '../../theme/theme';

/** Styles of downloads that are alone in their paragraph (lib/markdown/downloads.ts). */
export const downloads = css`
  [data-download] > a {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 18px 20px;
    border: 1px solid ${color.borderStrong};
    background: ${color.surface};
    font-weight: 600;
  }
`;
