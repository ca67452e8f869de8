import { type Endpoint, send } from '@/lib/send';
import { honeypotName } from './Honeypot';
import type { Submit } from './useSubmit';

/** Returns a submit that sends to an endpoint. Bots that fill in the honeypot see a success; nothing is sent. */
export function sendTo(endpoint: Endpoint): Submit {
  return async (data, signal) => {
    const { [honeypotName]: trapped, ...entries } = Object.fromEntries(
      [...data].map(([name, value]) => [name, String(value)]),
    );
    return trapped ? 'accepted' : send(endpoint, entries, signal);
  };
}
