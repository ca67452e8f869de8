import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { color } from '../theme/theme';
import { motion } from '../theme/tokens';
import { Button } from '../ui/Button';

const spin = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Submit = styled(Button)`
  min-width: 184px;
  justify-self: start;

  &:disabled {
    border-color: ${color.disabled};
    background: ${color.disabled};
    color: ${color.onDisabled};
    cursor: default;
  }
`;

const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${spin} ${motion.spinner};
`;

type Props = { sending: boolean; children: ReactNode };

/** A submit button that shows a spinner while sending. */
export function SubmitButton({ sending, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!sending) return;
    return () => {
      // Disabling the button removed its focus.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [sending]);

  return (
    <Submit ref={button} type="submit" disabled={sending}>
      {sending && <Spinner aria-hidden="true" />}
      {/* A new element each time: translation by the browser replaces the text that React would change. */}
      <span key={String(sending)}>{sending ? 'Sending...' : children}</span>
    </Submit>
  );
}
