import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { typography } from '../../theme/typography';

/** Styles of footnotes and their references (lib/markdown/footnotes.ts). */
export const footnotes = css`
  sup {
    font-size: 0.75em;
    line-height: 0;
  }

  [data-footnotes] {
    padding-top: 1em;
    border-top: 1px solid ${color.border};
  }

  [data-footnotes] ol {
    ${typography.meta}
    margin-top: 0.8em;
  }

  [data-footnotes] li:target {
    background: ${color.surfaceTint};
  }

  [data-footnote-backref] {
    white-space: nowrap;
  }
`;
