import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { font } from '../../theme/tokens';

/** Styles of quotations with a speaker (lib/text/quotations). */
export const quotations = css`
  [data-quotation] {
    padding-inline-start: 1.2em;
    border-inline-start: 2px solid ${color.action};
  }

  [data-quotation] > blockquote {
    padding: 0;
    border: 0;
    font: 400 1.25rem/1.5 ${font.display};
    letter-spacing: -0.01em;
  }

  [data-quotation] p + p {
    margin-top: 0.6em;
  }
`;
