import { styled } from 'styled-components';
import { from600 } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { inputStyles } from '../ui/inputStyles';

export const Fields = styled.div`
  display: grid;
  gap: 8px;
`;

export const InputAndButton = styled.div`
  display: grid;
  gap: 12px;

  ${from600} {
    grid-template-columns: 1fr auto;
    gap: 0;
  }
`;

export const Input = styled.input`
  ${inputStyles}
  padding: 12px 16px;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;
