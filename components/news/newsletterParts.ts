import { from600 } from '../theme/breakpoints';
import { styled } from '../theme/islandStyled';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { inputStyles } from '../ui/inputStyles';

export const Fields = styled.div.withConfig({ componentId: 'newsletter-fields' })`
  display: grid;
  gap: 8px;
`;

export const Label = styled.label.withConfig({ componentId: 'newsletter-label' })`
  ${typography.label}
`;

export const InputAndButton = styled.div.withConfig({ componentId: 'newsletter-row' })`
  display: grid;
  gap: 12px;

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`;

export const Input = styled.input.withConfig({ componentId: 'newsletter-input' })`
  ${inputStyles}
  padding: 12px 16px;

  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`;

export const Note = styled.p.withConfig({ componentId: 'newsletter-note' })`
  ${typography.meta}
  color: ${color.ink2};
`;
