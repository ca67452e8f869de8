import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds from the submit to its confirmation. */
const sendDelay = 2000;

/**
 * The submit of a form that is not connected to anything yet: it waits, confirms, clears the fields.
 * A submit while one is under way does nothing; a page that is left forgets the one under way.
 */
export function useSending(confirmation: string) {
  const [sending, setSending] = useState(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (timer.current !== undefined) return;
    const form = event.currentTarget;
    setSending(true);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      alert(confirmation);
      form.reset();
      setSending(false);
    }, sendDelay);
  }

  return { sending, submit };
}
