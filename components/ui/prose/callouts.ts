import { css } from 'styled-components';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';

/** Styles of call-outs (lib/markdown/callouts.ts). */
export const callouts = css`
  [data-callout] {
    padding: 1em 1.2em;
    border-inline-start: 4px solid var(--callout-color, ${color.borderStrong});
    background: ${color.surface};
  }

  [data-callout='tip'],
  [data-callout='important'] {
    --callout-color: ${color.action};
  }

  [data-callout='important'] {
    background: ${color.surfaceTint};
  }

  [data-callout='warning'],
  [data-callout='caution'] {
    --callout-color: ${color.error};
  }

  [data-callout='caution'] {
    border: 1px solid var(--callout-color);
    border-inline-start-width: 4px;
  }

  [data-callout] > * + * {
    margin-top: 0.6em;
  }

  [data-callout] > [data-label] {
    ${typography.label}
    display: flex;
    align-items: center;
    gap: ${space.s8};
    color: var(--callout-color, ${color.textMuted});
  }
`;
