import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Outcome } from '@/lib/send';
import { color } from '../theme/theme';

const Wrapper = styled.div`
  display: grid;
  gap: 8px;
  padding: 4px 0 4px 16px;
  border-inline-start: 4px solid ${color.error};

  /* Out of the parent's rows, but not hidden: an alert that appears with its text is not always announced. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

type Failure = Exclude<Outcome, 'accepted'>;

/** What happened, with the thing that was to be sent as its subject. */
const words: Record<Failure, (what: string) => string> = {
  offline: (what) => `You are offline, so ${what} was not sent.`,
  refused: (what) => `Sorry, the service that takes our messages did not accept ${what}.`,
  late: (what) => `Sorry, there was no answer in time, so ${what} may not have arrived.`,
  cut: (what) => `Sorry, the connection failed, so ${what} may not have arrived.`,
  garbled: (what) => `Sorry, the answer could not be understood, so ${what} may not have arrived.`,
  left: (what) => `You left this page before there was an answer, so ${what} may not have arrived.`,
};

type Props = {
  id: string;
  outcome: Outcome | undefined;
  /** What was to be sent: `your message`. */
  what: string;
  email: string;
  mail: { href: string; whole: boolean };
};

/**
 * Tells the visitor that the delivery failed, and how else to reach us. It stands in the page, empty, from the
 * start: assistive technology announces only what is put into an alert that it knows.
 */
export function FailureNotice({ id, outcome, what, email, mail }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const failure = outcome === 'accepted' ? undefined : outcome;

  useEffect(() => {
    // Enter in the first field sends too, a screen above the button.
    if (failure) wrapper.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  return (
    <Wrapper id={id} ref={wrapper} role="alert">
      {failure && (
        <>
          <p>{words[failure](what)}</p>
          <p>
            What you typed is still here: please try again, or <a href={mail.href}>send it by e-mail</a> to{' '}
            {email}.{!mail.whole && ' It is too long to be filled in there: copy it and paste it.'}
          </p>
        </>
      )}
    </Wrapper>
  );
}
