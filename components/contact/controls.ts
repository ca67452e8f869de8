import styled, { css } from 'styled-components';
import { whenForced } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { inputLook } from '../ui/inputLook';

const look = css`
  ${inputLook}
  width: 100%;
  padding: 12px 14px;
  color: ${color.ink};
  line-height: 1.5;

  &:hover {
    border-color: ${color.ink};
  }

  &:focus {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }

  &:read-only:is(input, textarea),
  &:disabled {
    color: ${color.ink2};
    opacity: 1;
  }
`;

export const Input = styled.input`
  ${look}
`;

export const Textarea = styled.textarea`
  ${look}
  resize: vertical;
`;

/** Its arrow is drawn by the parent, over the right edge. */
export const Select = styled.select`
  ${look}
  padding-inline-end: 44px;
  appearance: none;
  text-overflow: ellipsis;

  ${whenForced} {
    appearance: auto;
  }
`;
