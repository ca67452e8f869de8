import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';

/** Declarations of the newsletter's parts, the same whether it delivers or not. */
export const newsletterLook = {
  fields: `
  display: grid;
  gap: 8px;
`,
  label: `
  ${typography.label}
`,
  joined: `
  display: grid;
  gap: 12px;

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`,
  input: `
  min-width: 0;
  min-height: 52px;
  padding: 12px 16px;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.surface};

  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`,
  note: `
  ${typography.meta}
  color: ${color.ink2};
`,
};
