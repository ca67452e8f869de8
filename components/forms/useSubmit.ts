import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Result } from '@/lib/send';

export type Submit = (data: FormData, signal: AbortSignal) => Promise<Result>;

/** Undefined before the first submit. */
export type Status = 'sending' | Result | undefined;

/** The status and the submit handler of a form that `submit` sends. Only accepted data is cleared from its fields. */
export function useSubmit(submit: Submit, onAccepted?: () => void) {
  const [status, setStatus] = useState<Status>();
  const inFlight = useRef<AbortController>(undefined);

  useEffect(() => {
    // Back can restore the page from the back/forward cache, where a stale submit must neither confirm nor hang.
    const abort = () => inFlight.current?.abort();
    addEventListener('pagehide', abort);
    return () => {
      removeEventListener('pagehide', abort);
      abort();
    };
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    inFlight.current = new AbortController();
    setStatus('sending');
    let next: Status;
    try {
      next = await submit(new FormData(form), inFlight.current.signal);
      if (next === 'accepted') {
        onAccepted?.();
        form.reset();
      }
    } finally {
      inFlight.current = undefined;
      setStatus(next);
    }
  }

  return { status, onSubmit };
}
