import { css, styled } from 'styled-components';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { inputStyles } from '../ui/inputStyles';

const controlStyles = css`
  ${inputStyles}
  width: 100%;
  padding: ${space.s12};
  line-height: 1.5;
  /* A browser that asks for a correction shows the label, too. */
  scroll-margin-top: 3rem;

  &:hover {
    border-color: ${color.text};
  }

  &:focus {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }

  /* Browsers make a disabled select paler. */
  &:disabled {
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${controlStyles}
`;

export const Textarea = styled.textarea`
  ${controlStyles}
  resize: vertical;
`;

/** Without the native arrow: the parent draws one. */
export const Select = styled.select`
  ${controlStyles}
  padding-inline-end: 44px;
  appearance: none;
  text-overflow: ellipsis;
`;
