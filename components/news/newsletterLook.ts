import { css } from 'styled-components';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { inputLook } from '../ui/inputLook';

/** Declarations of the newsletter's parts, the same whether it delivers or not. */
export const newsletterLook = {
  fields: css`
  display: grid;
  gap: 8px;
`,
  label: css`
  ${typography.label}
`,
  joined: css`
  display: grid;
  gap: 12px;

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`,
  input: css`
  ${inputLook}
  padding: 12px 16px;

  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`,
  note: css`
  ${typography.meta}
  color: ${color.ink2};
`,
};
