import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Result } from './send';

export type Submit = (data: FormData, signal: AbortSignal) => Promise<Result>;

/** Undefined before the first submit. */
export type Status = 'sending' | Result | undefined;

/** Returns a form's status and submit handler. Resets the form only once its data is accepted. */
export function useSubmit(submit: Submit, onAccepted?: () => void) {
  const [status, setStatus] = useState<Status>();
  const inFlight = useRef<AbortController>(undefined);

  useEffect(() => {
    // A page restored from the back/forward cache must not confirm or wait for a stale submit.
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
    clearBlankFields(form);
    if (!form.reportValidity()) return;
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

/** Empties required fields that have only white space, so that the browser reports them as missing. */
function clearBlankFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>(':required'))
    if (field.value.trim() === '') field.value = '';
}
