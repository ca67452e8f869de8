import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { font } from '../../theme/tokens';

/** Styles of quotations with a speaker (lib/markdown/quotations.ts). */
export const quotations = css`
  [data-quotation] {
    position: relative;
    padding-inline-start: 2.25rem;
  }

  [data-quotation]::before {
    content: '“';
    position: absolute;
    inset: 0 auto auto -0.04em;
    color: ${color.action};
    font: 400 3.5rem/1 ${font.display};
  }

  [data-quotation] > blockquote {
    padding: 0;
    border: 0;
    font: 400 1.5rem/1.35 ${font.display};
    letter-spacing: -0.014em;
  }
`;
