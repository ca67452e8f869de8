import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Endpoint, type Entries, type Outcome, send } from '@/lib/send';
import { useRestoreFocus } from '../ui/useRestoreFocus';
import { honeypotName } from './Honeypot';

/** Milliseconds that an endpoint has for its answer. */
const timeLimit = 15_000;

/**
 * The submit of a form that delivers: it sends once, and clears the fields when the endpoint has accepted.
 * Else what was typed stays, and `outcome` and `entries` say what to tell the visitor. What a bot has put into
 * the honeypot is accepted and not sent.
 */
export function useDelivery(endpoint: Endpoint, onAccepted?: () => void) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [entries, setEntries] = useState<Entries>({});
  const underWay = useRef<AbortController>(undefined);
  const form = useRef<HTMLFormElement>(undefined);

  useEffect(() => {
    // A page that is left is kept for Back, where it must not confirm unasked nor wait for ever.
    const leave = () => underWay.current?.abort();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  useRestoreFocus(form, sending);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const { currentTarget } = event;
    const { [honeypotName]: trapped, ...typed } = entriesOf(currentTarget);
    const left = new AbortController();
    form.current = currentTarget;
    underWay.current = left;
    setSending(true);
    setOutcome(undefined);
    setEntries(typed);
    const became = trapped ? 'accepted' : await send(endpoint, typed, timeLimit, left.signal);
    if (became === 'accepted') {
      onAccepted?.();
      currentTarget.reset();
    }
    underWay.current = undefined;
    setOutcome(became);
    setSending(false);
  }

  /** Keeps `entries` true while the visitor changes the fields after a failure. */
  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (!outcome) return;
    const { [honeypotName]: _, ...typed } = entriesOf(currentTarget);
    setEntries(typed);
  }

  return { sending, outcome, entries, submit, edit };
}

function entriesOf(form: HTMLFormElement): Entries {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
