import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRestoreFocus } from '../ui/useRestoreFocus';

/** Milliseconds from the submit to its confirmation. */
const sendDelay = 2000;

/**
 * The submit of a form that is not connected to anything yet: it waits, confirms, clears the fields.
 * A submit while one is under way does nothing; a page that is left forgets the one under way.
 */
export function useSending(confirmation: string) {
  const [sending, setSending] = useState(false);
  const timer = useRef<number>(undefined);
  const form = useRef<HTMLFormElement>(undefined);

  useEffect(() => {
    // A page that is left is kept for Back: without this it would confirm a message there, unasked.
    function forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      setSending(false);
    }
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('pagehide', forget);
      clearTimeout(timer.current);
    };
  }, []);

  useRestoreFocus(form, sending);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (timer.current !== undefined) return;
    form.current = event.currentTarget;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      try {
        alert(confirmation);
        form.current?.reset();
      } finally {
        // Whatever fails before: a form that says for ever that it is sending cannot be used again.
        setSending(false);
      }
    }, sendDelay);
    setSending(true);
  }

  return { sending, submit };
}
