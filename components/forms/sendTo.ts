import type { Endpoint } from '@/lib/schemas/delivery';
import { honeypotName } from './Honeypot';
import { send } from './send';
import type { Submit } from './useSubmit';

/** Returns a submit function for an endpoint. A filled honeypot looks like a success but sends nothing. */
export function sendTo(endpoint: Endpoint): Submit {
  return async (data, signal) => {
    const { [honeypotName]: honeypot, ...entries } = Object.fromEntries(
      [...data].map(([name, value]) => [name, String(value)]),
    );
    return honeypot ? 'accepted' : send(endpoint, entries, signal);
  };
}
