import { useEffect, useRef } from 'react';
import { Alert } from '../ui/Alert';
import type { Failure } from './send';
import type { Status } from './useSubmit';

const messages: Record<Failure, { problem: (what: string) => string; action: string }> = {
  refused: {
    problem: (what) => `Sorry, ${what} was not accepted.`,
    action: 'please try again',
  },
  offline: {
    problem: (what) => `You are offline, so ${what} was not sent.`,
    action: 'try again once you are connected',
  },
  outcomeUnknown: {
    problem: (what) => `Sorry, we could not confirm that ${what} arrived.`,
    action: 'please try again (we do not mind getting it twice)',
  },
};

type Props = {
  id: string;
  status: Status;
  /** What the form sends, such as `your message`. */
  what: string;
  email: string;
};

/** Says what went wrong and what to do. It is empty until a submit fails. */
export function FailureNotice({ id, status, what, email }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const message: (typeof messages)[Failure] | undefined = messages[status as Failure];

  useEffect(() => {
    // Enter in the first field of a long form submits while the notice is off screen.
    if (message) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <Alert id={id} ref={notice}>
      {message && (
        <>
          <p>{message.problem(what)}</p>
          <p>
            What you typed is still here: {message.action}, or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </>
      )}
    </Alert>
  );
}
