import { css } from 'styled-components';
import { print } from '../../theme/breakpoints';
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

  /* The modal moves the focus instead of navigating. */
  [data-footnotes] li:is(:target, :focus) {
    background: ${color.surfaceTint};
  }

  [data-footnote-backref] {
    white-space: nowrap;
  }

  ${print} {
    [data-footnotes] li:is(:target, :focus) {
      background: none;
    }

    [data-footnote-backref] {
      display: none;
    }
  }
`;
