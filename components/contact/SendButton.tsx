import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { whenForced } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { motion } from '../theme/tokens';
import { Button } from '../ui/Button';

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Wrapper = styled(Button)`
  min-width: 184px;
  justify-self: start;

  &:disabled {
    border-color: ${color.disabled};
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: default;
  }

  ${whenForced} {
    &:disabled {
      color: GrayText;
    }
  }
`;

/** Three quarters of a ring; it stands still for visitors who prefer that. */
const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${motion.spinner};

  /* Forced colours would close the gap that shows the ring turning. */
  ${whenForced} {
    border-color: GrayText;
    border-inline-start-color: ButtonFace;
  }
`;

type Props = { sending: boolean; children: ReactNode };

/** The button of a form that takes a moment to send. */
export function SendButton({ sending, children }: Props) {
  return (
    <Wrapper type="submit" disabled={sending}>
      {sending && <Spinner aria-hidden="true" />}
      {sending ? 'Sending...' : children}
    </Wrapper>
  );
}
